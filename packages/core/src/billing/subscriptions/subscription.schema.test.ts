import { expect, it } from "vitest";
import {
  cancelSubscription,
  changeNow,
  grantPlan,
  listCustomers,
  openCheckout,
  scheduleChange,
} from "./subscription.schema";

type Shape = { safeParse(body: object): { success: boolean } };

const order = {
  ...{ planId: "standard", successUrl: "https://foja.test/a", cancelUrl: "https://foja.test/b" },
  acceptTerms: true,
};

it.each<[Shape, object, boolean]>([
  [openCheckout, order, true],
  [openCheckout, { ...order, acceptTerms: false }, false],
  [openCheckout, { ...order, successUrl: "x".repeat(2001) }, false],
  [openCheckout, { ...order, colour: 1 }, false],
  [changeNow, { planId: "premium", prorationDate: 1 }, true],
  [changeNow, { planId: "premium", prorationDate: 1.5 }, false],
  [changeNow, { planId: "premium", colour: 1 }, false],
  [scheduleChange, { planId: "free" }, true],
  [scheduleChange, { planId: "free", colour: 1 }, false],
  [cancelSubscription, { colour: 1 }, false],
  [listCustomers, { limit: "1" }, true],
  [listCustomers, { limit: "0" }, false],
  [listCustomers, { limit: "100" }, true],
  [listCustomers, { limit: "101" }, false],
  [listCustomers, { limit: "1.5" }, false],
  [listCustomers, { colour: 1 }, false],
  [grantPlan, { planId: null }, true],
  [grantPlan, { limits: { folders: 0 } }, true],
  [grantPlan, { limits: { folders: -1 } }, false],
  [grantPlan, { limits: { folders: 1.5 } }, false],
  [grantPlan, { limits: { storage: 10 ** 13 } }, true],
  [grantPlan, { limits: { storage: 10 ** 13 + 1 } }, false],
  [grantPlan, { limits: { colour: 1 } }, false],
  [grantPlan, { limits: null, planId: "premium" }, true],
  [grantPlan, {}, false],
  [grantPlan, { planId: null, colour: 1 }, false],
])("%#: is taken or not", (shape, body, is) => expect(shape.safeParse(body).success).toBe(is));

it("ends a subscription with its period, and lists fifty customers, unless told", () => {
  expect(cancelSubscription.parse({})).toEqual({ atPeriodEnd: true });
  expect(listCustomers.parse({})).toEqual({ limit: 50 });
});
