import { expect, it } from "vitest";
import { guestOf, may } from "./may";
import { SIGNED_OUT, sessionStore } from "./store";

const practice = (role: "titular" | "asistente") => ({
  _id: "usr_luis",
  named: false,
  lacksFactor: false,
  teamUntil: null,
  name: "Estudio",
  role,
});

it("is allowed what the role allows, and everything while no role is known", () => {
  sessionStore.set({ ...SIGNED_OUT });
  expect(may("govern")).toBe(true);
  sessionStore.set({ practice: practice("asistente") });
  expect([may("write"), may("delete"), may("money")]).toEqual([true, false, false]);
});

it("is a guest in the practice of another account", () => {
  const user = { _id: "usr_ana" } as NonNullable<Parameters<typeof guestOf>[0]["user"]>;
  expect(guestOf({ user, practice: practice("titular") })?._id).toBe("usr_luis");
  expect(guestOf({ user, practice: { ...practice("titular"), _id: "usr_ana" } })).toBeNull();
  expect(guestOf({ user, practice: null })).toBeNull();
});
