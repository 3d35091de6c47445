import { expect, it } from "vitest";
import { entry, plan } from "~/testing/samples/entry";
import { amountWarning, leftOfFee, partsText } from "./plan-form";

it("says what the instalments of an amount come to", () => {
  expect(partsText(1000, "ARS", 3)).toBe("3 cuotas de $ 333,33; la última, de $ 333,34");
  expect(partsText(9, "UMA", 3)).toBe("3 cuotas de 3 UMA");
  expect(partsText(50, "ARS", 1)).toBe("Una cuota de $ 50,00");
  expect(partsText(50, "ARS", 0)).toBeUndefined();
  expect(partsText(0.02, "ARS", 3)).toBeUndefined();
});

it("parts what is left of a fee: what is owed and in no instalment", () => {
  const owing = (ARS: number) => ({ ARS, UMA: 5, JUS: 0 });
  const fee = entry({ units: 1_500_000 });
  expect(leftOfFee(fee, { units: owing(1_000_000), plans: [] })).toBe(1_000_000);
  expect(leftOfFee(fee, { units: owing(2_000_000), plans: [] })).toBe(1_500_000);
  expect(leftOfFee(fee, { units: owing(1_000_000), plans: [plan] })).toBe(999_000);
  const cancelled = plan.installments.map((one) => ({ ...one, state: "cancelled" as const }));
  const plans = [{ ...plan, installments: cancelled }];
  expect(leftOfFee(fee, { units: owing(1_000_000), plans })).toBe(1_000_000);
  const uma = entry({ unit: "UMA", units: 9 });
  expect(leftOfFee(uma, { units: owing(0), plans: [plan] })).toBe(5);
});

it("warns of an amount that is not what is owed", () => {
  const account = { units: { ARS: 1000, UMA: 0, JUS: 0 }, plans: [] };
  expect(amountWarning(1000, account)).toBeUndefined();
  expect(amountWarning(0, account)).toBeUndefined();
  expect(amountWarning(1500, account)).toBe(
    "En pesos se deben $ 1.000,00 que no están en cuotas: el plan suma otra cosa.",
  );
});
