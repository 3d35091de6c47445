import { expect, it } from "vitest";
import { outcomeOf } from "./words";

it("does not call a round whole in which some case could not be read", () => {
  expect(outcomeOf({ outcome: "done", failed: 0 })).toEqual({ text: "Completa", tone: "ok" });
  expect(outcomeOf({ outcome: "done", failed: 3 })).toEqual({ text: "Con fallas", tone: "warn" });
  expect(outcomeOf({ outcome: "down", failed: 3 }).tone).toBe("danger");
});
