import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { describe, expect, it } from "vitest";
import { courtDaysOf } from "~/lib/court/court-days";
import { countText } from "./use-alerts";
import { nearness, titleOf } from "./words";

const about = (sourceType: Alert["sourceType"], expirationDate: string | null) =>
  ({ sourceType, expirationDate }) as Alert;

describe("how near an alert is", () => {
  it.each([
    ["2026-03-08", "Venció el dom 8/3", "overdue", "Fue el dom 8/3"],
    ["2026-03-09", "Venció ayer, lun 9/3", "overdue", "Fue ayer, lun 9/3"],
    ["2026-03-10", "Vence hoy", "today", "Es hoy"],
    ["2026-03-11", "Vence mañana, mié 11/3", "tomorrow", "Es mañana, mié 11/3"],
    ["2026-03-13", "Vence vie 13/3", "within3", "Es el vie 13/3"],
    ["2026-03-17", "Vence mar 17/3", "within7", "Es el mar 17/3"],
    ["2026-03-18", "Vence mié 18/3", "neutral", "Es el mié 18/3"],
  ])("%s reads «%s»", (day, text, tone, ofEvent) => {
    expect(nearness(about("task", day), "2026-03-10")).toMatchObject({ text, tone });
    expect(nearness(about("event", day), "2026-03-10")).toMatchObject({ text: ofEvent, tone });
  });

  it("counts the court's days to what falls due, and to no event", () => {
    const court = courtDaysOf("PJN");
    const near = (source: Alert["sourceType"]) =>
      nearness(about(source, "2026-11-18"), "2026-11-22", court)?.text;
    expect(near("task")).toBe("Venció el mié 18/11 · hace 2 hábiles");
    expect(near("event")).toBe("Fue el mié 18/11");
  });

  it("is nothing for what has no date", () => {
    expect(nearness(about("account", null))).toBeUndefined();
  });
});

describe("what an alert is about", () => {
  it.each([
    ["Vence el martes 10/03/2026: Apelar", "2026-03-10", "Apelar"],
    ["Audiencia: martes 10/03/2026 a las 10:00", "2026-03-10", null],
    ["Vence el martes 10/03/2026: Apelar", null, null],
  ])("«%s» of %s", (primaryText, expirationDate, title) => {
    expect(titleOf({ primaryText, expirationDate })).toBe(title ?? primaryText);
  });
});

describe("the figure of the bell", () => {
  it.each([
    [1, "1"],
    [99, "99"],
    [100, "99+"],
  ])("%i is %s", (count, text) => expect(countText(count)).toBe(text));
});
