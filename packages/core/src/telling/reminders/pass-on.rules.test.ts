import { describe, expect, it } from "vitest";
import { earliest, type Next, nextTo, passOn, type Raised, waitingOf } from "./pass-on.rules";

const titular = { _id: "usr_titular", role: "titular" } as const;
const ana = { _id: "usr_ana", role: "abogado" } as const;
const beto = { _id: "usr_beto", role: "abogado" } as const;
const helper = { _id: "usr_helper", role: "asistente" } as const;
const all = () => true;

describe("who is next", () => {
  it("is the titular, and of theirs the abogados", () => {
    const people = [titular, ana, beto, helper];
    expect(nextTo("usr_ana", people, all)).toEqual(["usr_titular"]);
    expect(nextTo("usr_helper", people, all)).toEqual(["usr_titular"]);
    expect(nextTo("usr_titular", people, all)).toEqual(["usr_ana", "usr_beto"]);
    expect(nextTo("usr_titular", [titular, helper], all)).toEqual([]);
  });

  it("is never somebody from whom the case is kept", () => {
    const maySee = (id: string) => id !== "usr_titular";
    expect(nextTo("usr_ana", [titular, ana, beto], maySee)).toEqual(["usr_beto"]);
    expect(nextTo("usr_ana", [titular, ana], maySee)).toEqual([]);
  });
});

const channels = { app: true, email: true, push: true };
const next = (personId: string, afterHours: number): Next => ({ personId, afterHours, channels });
const ring: Raised = {
  ...{ due: "2026-03-10", threshold: "1d", alertId: "alr_1" },
  waits: { forId: "usr_ana", since: "2026-03-09T11:00:00.000Z" },
};

describe("an alert that waits", () => {
  it("is the latest for who answers now, and none once it is known to be read", () => {
    const { waits: _, ...known } = ring;
    const earlier = { ...ring, threshold: "3d" };
    const passed = { ...known, nextId: "usr_titular" };
    expect(waitingOf([earlier, ring, passed], "usr_ana")).toBe(ring);
    expect(waitingOf([ring], "usr_beto")).toBeUndefined();
    expect(waitingOf([earlier, known], "usr_ana")).toBeUndefined();
  });

  it("rings for each who is next, after their own hours, once", () => {
    const both = [next("usr_b", 8), next("usr_a", 2)];
    const at = (now: string, raised: Raised[] = [ring]) => {
      const { recipient, lookAt } = passOn(ring, raised, both, now);
      return [recipient?.personId ?? null, lookAt];
    };
    expect(at("2026-03-09T12:59:59.999Z")).toEqual([null, "2026-03-09T13:00:00.000Z"]);
    expect(at("2026-03-09T13:00:00.000Z")).toEqual(["usr_a", "2026-03-09T19:00:00.000Z"]);
    const first = { ...ring, nextId: "usr_a" };
    expect(at("2026-03-09T13:15:00.000Z", [ring, first])).toEqual([
      null,
      "2026-03-09T19:00:00.000Z",
    ]);
    expect(at("2026-03-10T13:00:00.000Z")).toEqual(["usr_a", "2026-03-09T19:00:00.000Z"]);
    expect(at("2026-03-10T13:00:00.000Z", [ring, first])).toEqual(["usr_b", null]);
  });
});

it("the earliest of two instants is the one there is", () => {
  expect(earliest(null, null)).toBeNull();
  expect(earliest("2026-01-02", null)).toBe("2026-01-02");
  expect(earliest("2026-01-02", "2026-01-01")).toBe("2026-01-01");
});
