import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import { describe, expect, it } from "vitest";
import { clockIn } from "~/lib/slots/zone-words";
import { fitting, sampleDay } from "./day-sample";
import { EMPTY_KIND } from "./kind-form";

const ZONE = "America/Argentina/Buenos_Aires";
const HOURS: Availability = {
  zone: ZONE,
  weekly: [{ weekday: 2, from: "09:00", to: "11:00" }],
  exceptions: [],
  vacations: [],
  closeOnHolidays: true,
  jurisdiction: "PJN",
  updatedAt: null,
  version: 1,
};
/** A Sunday. */
const NOW = Date.parse("2026-11-22T15:00:00.000Z");
const OPEN = (_day: string) => false;

const sample = (more: Partial<typeof EMPTY_KIND>, isClosed = OPEN) =>
  sampleDay({ ...EMPTY_KIND, ...more }, HOURS, isClosed, NOW);
const clocks = (more: Partial<typeof EMPTY_KIND>) =>
  sample(more)?.slots.map(({ start }) => clockIn(ZONE, start));

describe("sampleDay", () => {
  it("shows the first open day as visitors would have it", () => {
    expect(sample({})?.day).toBe("2026-11-24");
    expect(clocks({})).toEqual(["09:00", "09:30", "10:00", "10:30"]);
    expect(clocks({ duration: "45", step: "15" })).toHaveLength(6);
  });

  it("goes past what is closed, and shows nothing of a figure that is none", () => {
    expect(sample({}, (day) => day === "2026-11-24")?.day).toBe("2026-12-01");
    expect(sample({ duration: "media hora" })).toBeUndefined();
  });
});

describe("fitting", () => {
  it("counts what fits one after another, margins between", () => {
    const counted = (more: Partial<typeof EMPTY_KIND>) => {
      const day = sample(more);
      return day && fitting(day, { ...EMPTY_KIND, ...more });
    };
    expect(counted({})).toBe(4);
    expect(counted({ after: "10" })).toBe(2);
    expect(counted({ after: "10", step: "10" })).toBe(3);
  });
});
