import { describe, expect, it } from "vitest";
import {
  afterFailure,
  breakerNow,
  CLOSED,
  groupOf,
  healthOf,
  isOfFuero,
  nextTry,
  spreadOf,
} from "./causa.rules";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

describe("how fresh a case is", () => {
  it.each([
    ["pending", null, 0, false, "waiting"],
    ["pending", null, 4, false, "late"],
    ["verified", 1, 100, false, "current"],
    ["verified", 4, 100, false, "late"],
    ["verified", 1, 100, true, "portalDown"],
    ["invalid", null, 1, true, "notFound"],
    ["reserved", null, 1, true, "reserved"],
    ["failed", null, 1, true, "portalDown"],
  ] as const)(
    "%s, read %s hours ago, linked %s ago, portal down %s: %s",
    (status, read, linked, down, health) => {
      const seen = { status, lastGoodAt: read === null ? null : ago(read), linkedAt: ago(linked) };
      expect(healthOf(seen, down, NOW)).toBe(health);
    },
  );
});

describe("when a case is asked for again", () => {
  const wait = (outcome: "read" | "absent" | "failed", failures = 0, linked = 0, random = 0.999) =>
    Math.round((nextTry({ outcome, failures, linkedAt: ago(linked) }, NOW, random) - NOW) / 60_000);

  it("is the next round while it is well, or was just linked", () => {
    expect([wait("read"), wait("absent"), wait("absent", 0, 23)]).toEqual([0, 0, 0]);
    expect([wait("absent", 0, 25), wait("absent", 0, 25, 0)]).toEqual([360, 180]);
  });

  it("is kept apart by its name, the same each time", () => {
    const name = (end: string) => `cau_01J000000000000000000000${end}`;
    expect(["00", "G0", "ZZ"].map((end) => spreadOf(name(end)))).toEqual([0, 0.5, 1023 / 1024]);
  });

  it("is later with each failure, up to an hour, never all at once", () => {
    expect([1, 2, 3, 7, 50].map((failures) => wait("failed", failures))).toEqual([1, 2, 4, 60, 60]);
    expect(wait("failed", 7, 0, 0)).toBe(30);
  });
});

describe("the breaker of a portal", () => {
  it("opens at the fifth failure, is tried when it rested, and rests longer each time", () => {
    let breaker = CLOSED;
    for (let n = 0; n < 4; n += 1) breaker = afterFailure(breaker, NOW);
    expect(breaker.state).toBe("closed");
    const rests: number[] = [];
    let at = NOW;
    for (let n = 0; n < 5; n += 1) {
      breaker = afterFailure(breakerNow(breaker, at), at);
      expect(breaker.state).toBe("open");
      expect(breakerNow(breaker, at + 60_000).state).toBe("open");
      rests.push((Date.parse(breaker.openUntil ?? "") - at) / 60_000);
      at = Date.parse(breaker.openUntil ?? "");
      expect(breakerNow(breaker, at).state).toBe("halfOpen");
    }
    expect(rests).toEqual([5, 10, 20, 30, 30]);
    expect(breaker.openedAt).toBe(new Date(NOW).toISOString());
  });
});

describe("the fuero of a case", () => {
  it("is called by its code, its group or its system", () => {
    const causa = { fuero: "CSS", system: "pjn" as const };
    expect(
      ["CSS", "css", "seguridad_social", "pjn", "CIV", "mev", "x"].map((name) =>
        isOfFuero(name, causa),
      ),
    ).toEqual([true, true, true, true, false, false, false]);
    expect([groupOf("CIV"), groupOf("CNT"), groupOf("COM"), groupOf(null)]).toEqual([
      "civil",
      "trabajo",
      "otros",
      "otros",
    ]);
  });
});
