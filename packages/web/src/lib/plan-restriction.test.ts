// @vitest-environment happy-dom
import type { Subscription } from "@foja/core/billing/plans/plan.schema";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "./api/error";
import { dropDraft, freshDraft, keepDraft } from "./forms/draft";
import { planRestriction, showPlanRestriction } from "./plan-restriction";
import { SIGNED_OUT, sessionStore } from "./session/store";

const limitInfo = { resourceType: "folders", currentCount: 5, limit: 5, plan: "free" };

afterEach(() => planRestriction.set({ shown: null }));

describe("showPlanRestriction", () => {
  it.each([
    ["Límite alcanzado", { limitInfo }],
    [
      "Función no disponible",
      { featureInfo: { feature: "team", plan: "free", availableIn: ["standard"] } },
    ],
    ["Restricción del plan", { upgradeRequired: true }],
  ])("is titled «%s»", (title, body) => {
    expect(showPlanRestriction(new ApiError(403, "No entra.", body))).toBe(true);
    expect(planRestriction.get().shown).toMatchObject({ title, message: "No entra." });
  });

  it("shows at once how much is used, as it was refused", () => {
    const of = (folders: number) => ({ folders, contacts: 1 });
    const before = { usage: of(4), limits: of(10) } as unknown as Subscription;
    sessionStore.set({ subscription: before });
    showPlanRestriction(new ApiError(403, "No entra.", { limitInfo }));
    expect(sessionStore.get().subscription).toEqual({ usage: of(5), limits: of(5) });
    sessionStore.set(SIGNED_OUT);
  });

  it("comes back to the form that was stopped, where its draft is", () => {
    const full = new ApiError(403, "No entra.", { limitInfo });
    const place = () => {
      showPlanRestriction(full);
      return planRestriction.get().shown?.returnTo;
    };
    history.replaceState(null, "", "/apps/folders/list?vista=archivadas");
    expect(place()).toBe("/apps/folders/list?vista=archivadas");
    const of = { kind: "folder", id: null };
    keepDraft(of, freshDraft({ folderName: "La sexta" }));
    expect(place()).toBe("/apps/folders/list?nueva=1");
    dropDraft(of);
  });

  it.each([new ApiError(403, "No tenés permiso."), new ApiError(500, "Ups."), new Error("x")])(
    "leaves %s to others",
    (error) => {
      expect(showPlanRestriction(error)).toBe(false);
      expect(planRestriction.get().shown).toBeNull();
    },
  );
});
