import type { PublicPlan } from "@foja/core/billing/plans/plan.schema";
import { expect, it } from "vitest";
import { figuresOf, lifts, moreThan, SHIPPED_OFFER } from "./plan-offer";

const [free, standard, premium] = SHIPPED_OFFER as [PublicPlan, PublicPlan, PublicPlan];
const MB = 1024 * 1024;
const own = { folders: 5, calculators: 3, contacts: 10, storage: 50 * MB, members: 1 };

it("says what a plan holds", () => {
  expect(figuresOf(premium)).toEqual([
    ["Causas activas", "500"],
    ["Cálculos guardados", "200"],
    ["Contactos", "1.000"],
    ["Archivos", "10 GB"],
    ["Personas", "10"],
  ]);
});

it("says in numbers what is more than one's own", () => {
  expect(moreThan(standard, own)).toEqual([
    "45 causas más",
    "17 cálculos más",
    "90 contactos más",
    "974 MB de archivos más",
    "2 personas más",
  ]);
  expect(moreThan(free, own)).toEqual([]);
  expect(moreThan(standard, { ...own, folders: 49, calculators: 30 })[0]).toBe("1 causa más");
});

it.each([
  [{ resource: "folders" }, [false, true, true]],
  [{ feature: "booking" }, [true, true, true]],
  [{ feature: "team" }, [false, true, true]],
  [{}, [false, true, true]],
])("knows which plans lift %j", (what, expected) => {
  expect([free, standard, premium].map((plan) => lifts(plan, what, own))).toEqual(expected);
});
