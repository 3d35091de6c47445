import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "./api/error";
import { planRestriction, showPlanRestriction } from "./plan-restriction";

const limitInfo = { resourceType: "folders", currentCount: 5, limit: 5, plan: "free" };

afterEach(() => planRestriction.set({ shown: null }));

describe("showPlanRestriction", () => {
  it.each([
    ["Límite alcanzado", { limitInfo }],
    ["Función no disponible", { featureInfo: { feature: "x" } }],
    ["Restricción del plan", { upgradeRequired: true }],
  ])("is titled «%s»", (title, body) => {
    expect(showPlanRestriction(new ApiError(403, "No entra.", body))).toBe(true);
    expect(planRestriction.get().shown).toMatchObject({ title, message: "No entra." });
  });

  it.each([new ApiError(403, "No tenés permiso."), new ApiError(500, "Ups."), new Error("x")])(
    "leaves %s to others",
    (error) => {
      expect(showPlanRestriction(error)).toBe(false);
      expect(planRestriction.get().shown).toBeNull();
    },
  );
});
