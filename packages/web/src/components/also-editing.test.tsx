// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, it } from "vitest";
import { handOut } from "~/lib/realtime/frames";
import type { SessionState } from "~/lib/session/store";
import { TITULAR } from "~/testing/people";
import { hides, sees, shows, until } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { AlsoEditing } from "./also-editing";
import { AlsoHere } from "./also-here";

afterEach(clear);

const what = "folder:fol_1";
const { subscription } = TITULAR;
const TEAM = {
  subscription: { ...subscription, usage: { members: 3 } },
} as unknown as Partial<SessionState>;
const members = [
  { _id: "usr_1", name: "Ana Ruiz" },
  { _id: "usr_2", name: "Luis Paz" },
];
const answers = { "GET /api/members": { success: true, members } };
const hear = (payload: object) => act(() => handOut("message", { what, ...payload }));

it("says who edits too, until they no longer do", async () => {
  show(
    <>
      <AlsoHere what={what} />
      <AlsoEditing what={what} />
    </>,
    { session: TEAM, answers },
  );
  await until(() => {
    hear({ type: "presence", people: ["usr_1"], editing: ["usr_1"] });
    shows("Ana Ruiz también la está editando")();
  });
  await sees("Ana Ruiz también está acá");
  hear({ type: "presence", people: ["usr_1", "usr_2"], editing: ["usr_1", "usr_2"] });
  await sees("Ana Ruiz y Luis Paz también la están editando");
  hear({ type: "presence", people: ["usr_1"], editing: [] });
  await until(hides("editando"));
});
