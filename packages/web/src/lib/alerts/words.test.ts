import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { describe, expect, it } from "vitest";
import { countText } from "./use-alerts";
import { nearness } from "./words";

const about = (sourceType: Alert["sourceType"], expirationDate: string | null) =>
  ({ sourceType, expirationDate }) as Alert;

describe("how near an alert is", () => {
  it.each([
    ["2026-03-08", "Venció hace 2 días", "danger", "Fue hace 2 días"],
    ["2026-03-09", "Venció ayer", "danger", "Fue ayer"],
    ["2026-03-10", "Vence hoy", "danger", "Es hoy"],
    ["2026-03-11", "Vence mañana", "warn", "Es mañana"],
    ["2026-03-13", "Vence en 3 días", "warn", "Es en 3 días"],
    ["2026-03-17", "Vence en 7 días", "accent", "Es en 7 días"],
    ["2026-03-18", "Vence el 18/03/2026", "neutral", "Es el 18/03/2026"],
  ])("%s reads «%s»", (day, text, tone, ofEvent) => {
    expect(nearness(about("task", day), "2026-03-10")).toMatchObject({ text, tone });
    expect(nearness(about("event", day), "2026-03-10")).toMatchObject({ text: ofEvent, tone });
  });

  it("is nothing for what has no date", () => {
    expect(nearness(about("account", null))).toBeUndefined();
  });
});

describe("the figure of the bell", () => {
  it.each([
    [1, "1"],
    [99, "99"],
    [100, "99+"],
  ])("%i is %s", (count, text) => expect(countText(count)).toBe(text));
});
