import { describe, expect, it } from "vitest";
import { agreeStatus, contradictions } from "./folder.rules";

const NO_DATES = { initialDateFolder: null, finalDateFolder: null };

describe("agreeStatus", () => {
  it.each([
    [{}, {}],
    [{ status: "nueva" }, { status: "nueva", orderStatus: "nueva" }],
    [{ orderStatus: "cerrada" }, { status: "cerrada", orderStatus: "cerrada" }],
    [
      { status: "pendiente", orderStatus: "pendiente" },
      { status: "pendiente", orderStatus: "pendiente" },
    ],
  ] as const)("of %j is %j", (given, agreed) => {
    expect(agreeStatus(given)).toEqual(agreed);
  });
});

describe("contradictions", () => {
  it.each([
    [null, null],
    ["2026-03-02", null],
    [null, "2026-03-02"],
    ["2026-03-02", "2026-03-02"],
    ["2025-12-31", "2026-01-01"],
  ])("sees none from %s to %s", (initialDateFolder, finalDateFolder) => {
    expect(contradictions({}, { initialDateFolder, finalDateFolder })).toBeUndefined();
  });

  it("sees an end before its beginning", () => {
    const dates = { initialDateFolder: "2026-01-01", finalDateFolder: "2025-12-31" };
    expect(contradictions({}, dates)?.path).toBe("finalDateFolder");
  });

  it("sees two states at once, and one state said twice as one", () => {
    const both = contradictions({ status: "nueva", orderStatus: "cerrada" }, NO_DATES);
    expect(both?.path).toBe("orderStatus");
    expect(contradictions({ status: "nueva", orderStatus: "nueva" }, NO_DATES)).toBeUndefined();
  });
});
