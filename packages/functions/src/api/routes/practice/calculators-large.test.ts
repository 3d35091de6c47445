import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";

let ana: Tenant;

beforeAll(async () => {
  ana = await newTenant();
});

/** Ten thousand different items, which no compression makes small. */
const items = Array.from({ length: 10_000 }, (_, i) => ({
  concepto: `Diferencia ${i + 1}`,
  capital: ((i * 7_919_317) % 99_999_989) / 100 + 1,
  desde: `${2010 + (i % 15)}-${String((i % 12) + 1).padStart(2, "0")}-01`,
}));
const variables = { items, hasta: "2026-06-30", tasa: "acta2630", tasaFija: 36.5 };
const body = { type: "obligaciones", variables };

type Saved = { _id: string; variables?: typeof variables; result?: { items: object[] } };

describe("a calculation of ten thousand items", () => {
  let id = "";

  it("is computed and saved within the limits of a request and of an item", async () => {
    const computed = await ana.call("POST", "/api/calculators/compute", { body });
    expect(computed.status).toBe(200);
    const { status, body: saved } = await ana.call("POST", "/api/calculators", { body });
    expect(status, JSON.stringify(saved).slice(0, 300)).toBe(201);
    const calculator = saved.calculator as Saved;
    id = calculator._id;
    expect(calculator.result?.items).toHaveLength(10_000);
  });

  it("comes back whole by its id, and without its rows in a list", async () => {
    const { body: one } = await ana.call("GET", `/api/calculators/${id}`);
    const calculator = one.calculator as Saved;
    expect(calculator.variables?.items).toEqual(items);
    expect(calculator.result?.items).toHaveLength(10_000);
    const { body: all } = await ana.call("GET", `/api/calculators/user/${ana.userId}`);
    const [listed] = all.calculators as Saved[];
    expect([listed?._id, listed?.variables, listed?.result]).toEqual([id, undefined, undefined]);
    const fields = `/api/calculators/user/${ana.userId}?fields=variables`;
    const { body: some } = await ana.call("GET", fields);
    expect((some.calculators as Saved[])[0]?.variables).toBeUndefined();
  });

  it("is recomputed, with its earlier figures", async () => {
    const path = `/api/calculators/${id}`;
    const again = { body: { hasta: "2026-07-31" } };
    const { body: anew } = await ana.call("POST", `${path}/recompute`, again);
    expect((anew.calculator as Saved).variables?.hasta).toBe("2026-07-31");
    const { body: past } = await ana.call("GET", `${path}/versions`);
    const [earlier, ...more] = past.versions as Saved[];
    expect([earlier?.variables?.hasta, more]).toEqual(["2026-06-30", []]);
  });

  it("is refused with a sentence where it has one item too many", async () => {
    const more = { ...variables, items: [...items, items[0]] };
    const { status, body: refused } = await ana.call("POST", "/api/calculators/compute", {
      body: { ...body, variables: more },
    });
    expect([status, refused.message]).toEqual([422, "Rubros: hasta 10000"]);
  });
});
