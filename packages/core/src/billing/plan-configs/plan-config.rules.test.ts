import { describe, expect, it } from "vitest";
import { speakSpanish } from "../../kernel/messages.schema";
import { pricingIn, SHIPPED, termsIn } from "../plans/config.rules";
import { PLANS } from "../plans/plan.rules";
import type { PlanConfig } from "../plans/plan.schema";
import { edited, faultsOf, withPriceId } from "./plan-config.rules";
import { savePlan } from "./plan-config.schema";
import { stepsOf, wantedOf } from "./stripe-plan.rules";

const shipped = (planId: string) => SHIPPED.find((one) => one.planId === planId) as PlanConfig;
const standard = shipped("standard");
const change = (given: object, before = standard) =>
  edited(before, savePlan.parse({ planId: before.planId, ...given }));

describe("the shipped plans", () => {
  it("are worth what the terms of a practice say", () => {
    for (const config of SHIPPED) expect(termsIn(config)).toEqual(PLANS[config.planId]);
  });

  it.each([
    ["free", 0, 0],
    ["standard", 1.99, 12],
    ["premium", 4.99, 29],
  ])("%s costs %d a day in development, %d a month in production", (planId, daily, monthly) => {
    const config = shipped(planId);
    const common = { currency: "USD", stripePriceId: null };
    expect(pricingIn(config, "development")).toEqual({
      ...{ basePrice: daily, billingPeriod: "daily", ...common },
    });
    expect(pricingIn(config, "production")).toEqual({
      ...{ basePrice: monthly, billingPeriod: "monthly", ...common },
    });
  });
});

describe("an edit", () => {
  it("changes the fields it carries and no other", () => {
    const after = change({
      displayName: "Estudio",
      resourceLimits: [{ name: "folders", limit: 60 }],
    });
    expect(after).toEqual({
      ...standard,
      displayName: "Estudio",
      resourceLimits: expect.arrayContaining([
        { name: "folders", limit: 60 },
        { name: "contacts", limit: 100 },
      ]),
    });
    expect(after.resourceLimits).toHaveLength(5);
  });

  it("takes out the features it does not list", () => {
    const features = [{ key: "booking", description: "Reservas", enabled: true }];
    expect(termsIn(change({ features })).features).toEqual(["booking"]);
  });

  it.each([
    [{ environments: { development: { basePrice: 2.5 } } }, null],
    [{ environments: { development: { billingPeriod: "weekly" } } }, null],
    [{ environments: { development: { basePrice: 1.99 } } }, "price_1"],
    [{ displayName: "Otro" }, "price_1"],
    [{ environments: { development: { basePrice: 3, stripePriceId: "price_2" } } }, "price_2"],
    [{ pricingInfo: { basePrice: 99 } }, "price_1"],
    [{ environments: { development: null } }, null],
  ])("%j leaves the price at Stripe %s", (given, priceId) => {
    const before = withPriceId(standard, "development", "price_1");
    expect(pricingIn(change(given, before), "development").stripePriceId).toBe(priceId);
  });
});

describe("the price at Stripe of where no environment is named", () => {
  it.each([
    [{ displayName: "Otro" }, "price_0"],
    [{ pricingInfo: { basePrice: standard.pricingInfo.basePrice } }, "price_0"],
    [{ pricingInfo: { basePrice: 99 } }, null],
    [{ pricingInfo: { basePrice: 99, stripePriceId: "price_9" } }, "price_9"],
  ])("is, after %j, %s", (given, priceId) => {
    const pricingInfo = { ...standard.pricingInfo, stripePriceId: "price_0" };
    expect(change(given, { ...standard, pricingInfo }).pricingInfo.stripePriceId).toBe(priceId);
  });
});

describe("a configuration that cannot be", () => {
  const free = shipped("free");
  it.each([
    [free, { isActive: false }, ["isActive"]],
    [free, { isDefault: false }, ["isDefault"]],
    [free, { pricingInfo: { basePrice: 1 } }, ["pricingInfo.basePrice"]],
    [
      free,
      { environments: { production: { basePrice: 1 } } },
      ["environments.production.basePrice"],
    ],
    [standard, { isDefault: true, isActive: false }, ["isActive"]],
    [standard, { isDefault: true }, []],
    [standard, { isActive: false }, []],
  ])("%#: names what is wrong", (before, given, paths) => {
    expect(faultsOf(before, change(given, before)).map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    [{ resourceLimits: [{ name: "folders", limit: 0 }] }, true],
    [{ resourceLimits: [{ name: "folders", limit: 1e15 + 1 }] }, false],
    [{ pricingInfo: { basePrice: 0 } }, true],
    [{ pricingInfo: { basePrice: -0.01 } }, false],
    [{ pricingInfo: { basePrice: 1.99 } }, true],
    [{ pricingInfo: { colour: 1 } }, false],
    [{ environments: { development: null } }, true],
    [{ environments: { elsewhere: null } }, false],
    [{ resourceLimits: [0, 1].map((limit) => ({ name: "folders", limit })) }, false],
    [{ resourceLimits: [{ name: "folders", limit: 0, colour: 1 }] }, false],
    [{ features: [1, 2].map(() => ({ description: "Soporte", enabled: true })) }, true],
    [{ features: [1, 2].map(() => ({ key: "team", description: "x", enabled: true })) }, false],
    [{ features: [{ key: "team", description: "x", enabled: true, colour: 1 }] }, false],
    [{ features: Array(30).fill({ description: "Soporte", enabled: true }) }, true],
    [{ features: Array(31).fill({ description: "Soporte", enabled: true }) }, false],
  ])("%#: is told from one that can be", (given, can) => {
    expect(savePlan.safeParse({ planId: "standard", ...given }).success).toBe(can);
  });

  it("is refused field by field in words", () => {
    speakSpanish();
    const given = {
      planId: "otro",
      displayName: "",
      isActive: "sí",
      pricingInfo: { basePrice: 1.999, currency: "XXX", billingPeriod: "hourly" },
      resourceLimits: [
        { name: "folders", limit: -1 },
        { name: "cosas", limit: 1.5 },
      ],
      features: [{ key: "magia", description: "x", enabled: 1 }],
      extra: 1,
    };
    const issues = savePlan.safeParse(given).error?.issues ?? [];
    expect(
      issues.map(({ path, message }) => [path.join("."), message]).sort(),
    ).toMatchInlineSnapshot(`
      [
        [
          "",
          "El dato «extra» no se admite.",
        ],
        [
          "displayName",
          "Nombre: completá este dato",
        ],
        [
          "features.0.enabled",
          "Incluida: tiene que ser verdadero o falso",
        ],
        [
          "features.0.key",
          "Función: elegí calendarSync, booking, courtLinks, digest, scenarios, documents o team",
        ],
        [
          "isActive",
          "Activo: tiene que ser verdadero o falso",
        ],
        [
          "planId",
          "Plan: elegí free, standard o premium",
        ],
        [
          "pricingInfo.basePrice",
          "Precio: hasta dos decimales",
        ],
        [
          "pricingInfo.billingPeriod",
          "Período: elegí daily, weekly, monthly, annual o yearly",
        ],
        [
          "pricingInfo.currency",
          "Moneda: elegí USD, ARS o EUR",
        ],
        [
          "resourceLimits.0.limit",
          "Límite: no puede ser negativo",
        ],
        [
          "resourceLimits.1.limit",
          "Límite: tiene que ser un número entero",
        ],
        [
          "resourceLimits.1.name",
          "Recurso: elegí folders, calculators, contacts, storage, members o other",
        ],
      ]
    `);
  });
});

describe("what has to be changed at Stripe", () => {
  const wanted = wantedOf(standard, "development", "test");
  const id = "foja_test_standard";
  const price = {
    ...{ id: "price_1", lookupKey: id, unitAmount: 199, currency: "usd" },
    ...{ interval: "day", intervalCount: 1 },
  };
  const product = { name: "Foja Estándar", active: true };
  const steps = (found: Parameters<typeof stepsOf>[1], of = wanted) =>
    stepsOf(of, found).map(({ action, stripeId }) => [action, stripeId]);

  it.each([
    [{ pricingInfo: { basePrice: 1 }, environments: { development: null } }, 100],
    [{ pricingInfo: { basePrice: 0 }, environments: { development: null } }, undefined],
    [{ isActive: false }, undefined],
  ])("after %j is a price of %s cents", (given, cents) => {
    expect(wantedOf(change(given), "development", "test").price?.unitAmount).toBe(cents);
  });

  it("is nothing where all is as it should be", () => {
    expect(steps({ product, prices: [price] })).toEqual([]);
  });

  it("is a product and a price where there is neither", () => {
    expect(steps({ product: undefined, prices: [] })).toEqual([
      ["createProduct", id],
      ["createPrice", null],
    ]);
  });

  it.each([
    ["amount", { unitAmount: 299 }],
    ["currency", { currency: "ars" }],
    ["period", { interval: "month" }],
    ["several periods", { intervalCount: 3 }],
    ["lookup key", { lookupKey: null }],
  ])("is another price for another %s, and to archive the earlier one", (_, other) => {
    expect(steps({ product, prices: [{ ...price, ...other }] })).toEqual([
      ["createPrice", null],
      ["archivePrice", "price_1"],
    ]);
  });

  it("is what an interrupted run left", () => {
    const old = { ...price, id: "price_0", lookupKey: null, unitAmount: 99 };
    expect(steps({ product, prices: [price, old] })).toEqual([["archivePrice", "price_0"]]);
  });

  it("is the name, where it changed, and that it is offered again", () => {
    for (const other of [{ name: "Foja Básico" }, { active: false }]) {
      const found = { product: { ...product, ...other }, prices: [price] };
      expect(steps(found)).toEqual([["updateProduct", id]]);
    }
  });

  it("is to archive what is offered no more, or costs nothing", () => {
    const gone = wantedOf({ ...standard, isActive: false }, "development", "test");
    expect(steps({ product, prices: [price] }, gone)).toEqual([
      ["archivePrice", "price_1"],
      ["archiveProduct", id],
    ]);
    const free = wantedOf(shipped("free"), "development", "test");
    expect(steps({ product: undefined, prices: [] }, free)).toEqual([]);
  });

  it("is of one product for each stage, and its own in production", () => {
    expect(wantedOf(standard, "production", "production")).toMatchObject({
      product: "foja_standard",
      price: { unitAmount: 1200, currency: "usd", interval: "month" },
    });
  });
});
