import type { Entry, Plan } from "@foja/core/money/ledger/ledger.schema";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

let ana: Tenant;
let base: string;
beforeAll(async () => {
  await withUnits();
  ana = await newTenant({ plan: "premium" });
});

async function openCase() {
  const { body } = await ana.call("POST", "/api/folders", { body: { folderName: "Sosa" } });
  return (body.folder as { _id: string })._id;
}

beforeEach(async () => {
  base = `/api/folders/${await openCase()}/account`;
});

async function book(body: object): Promise<Entry> {
  const given = { date: "2026-11-02", ...body };
  const answer = await ana.call("POST", `${base}/entries`, { body: given });
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body.entry as Entry;
}

const ask = (body: object) =>
  ana.call("POST", `${base}/plans`, {
    body: { count: 3, firstDue: "2026-12-10", every: "month", ...body },
  });

async function agree(body: object): Promise<Plan> {
  const answer = await ask(body);
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body.plan as Plan;
}

async function plans(): Promise<Plan[]> {
  return (await ana.call("GET", base)).body.plans as Plan[];
}

const states = async () =>
  (await plans()).map(({ installments }) =>
    installments.map(({ paid, state }) => `${paid} ${state}`),
  );

describe("a plan of instalments", () => {
  it("over a fee adds up to it to the cent, and moves no balance", async () => {
    const { _id } = await book({ kind: "fee", amount: 1000 });
    const plan = await agree({ feeId: _id });
    expect(plan).toMatchObject({ feeId: _id, amount: 1000, currency: "ARS", state: "open" });
    expect(plan.installments.map(({ due, amount }) => [due, amount])).toEqual([
      ["2026-12-10", 333.33],
      ["2027-01-10", 333.33],
      ["2027-02-10", 333.34],
    ]);
    const { body } = await ana.call("GET", base);
    expect([body.plans, body.balance]).toEqual([[plan], { client: 0, practice: 1000 }]);
  });

  it("over a fee parts what is left to pay of it, and nothing twice", async () => {
    const { _id } = await book({ kind: "fee", amount: 1_500_000 });
    await book({ kind: "payment", amount: 500_000 });
    const plan = await agree({ feeId: _id, count: 6 });
    expect([plan.amount, plan.installments.map(({ amount }) => amount)]).toEqual([
      1_000_000,
      [166_666.66, 166_666.66, 166_666.66, 166_666.66, 166_666.66, 166_666.7],
    ]);
    const again = await ask({ feeId: _id });
    expect([again.status, again.body.details]).toEqual([
      422,
      [
        {
          path: "feeId",
          message:
            "Honorario: no queda nada por pagar que no esté en cuotas. Cancelá antes el plan que tiene",
        },
      ],
    ]);
    await ana.call("POST", `${base}/plans/${plan._id}/cancel`);
    expect((await agree({ feeId: _id, count: 2 })).amount).toBe(1_000_000);
  });

  it("over a fee is one where two are asked for at once, or the client pays meanwhile", async () => {
    const { _id } = await book({ kind: "fee", amount: 900 });
    const both = await Promise.all([ask({ feeId: _id }), ask({ feeId: _id })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const other = await book({ kind: "fee", amount: 90 });
    await Promise.all([agree({ feeId: other._id }), book({ kind: "payment", amount: 30 })]);
    const { body } = await ana.call("GET", base);
    const { plans: all, units } = body as unknown as { plans: Plan[]; units: { ARS: number } };
    const open = all.flatMap(({ installments }) => installments);
    const left = open.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
    expect([units.ARS, Math.round(left * 100)]).toEqual([960, 96_000]);
  });

  it("over a fee is answered again to the request that made it", async () => {
    const { _id } = await book({ kind: "fee", amount: 900 });
    const body = { feeId: _id, count: 3, firstDue: "2026-12-10", every: "month" };
    const headers = { "idempotency-key": `plan-${_id}` };
    const call = () => ana.call("POST", `${base}/plans`, { body, headers });
    const [one, other] = [await call(), await call()];
    expect(other.body.plan).toEqual(one.body.plan);
  });

  it("is settled by payments, the oldest first, and given back by their reversal", async () => {
    await book({ kind: "advance", amount: 500 });
    const { _id } = await book({ kind: "fee", amount: 900 });
    await agree({ feeId: _id });
    await book({ kind: "payment", amount: 350 });
    expect(await states()).toEqual([["300 paid", "50 open", "0 open"]]);
    const transfer = await book({ kind: "transfer", amount: 400 });
    expect(transfer.settles.map(({ amount }) => amount)).toEqual([250, 150]);
    expect(await states()).toEqual([["300 paid", "300 paid", "150 open"]]);
    await ana.call("POST", `${base}/entries/${transfer._id}/reverse`, { body: {} });
    expect(await states()).toEqual([["300 paid", "50 open", "0 open"]]);
    await book({ kind: "payment", amount: 10_000 });
    expect((await plans()).map(({ state }) => state)).toEqual(["paid"]);
  });

  it("in UMA is settled by pesos of the day, and not by what pays pesos", async () => {
    const fee = await book({ kind: "fee", amount: 9, currency: "UMA" });
    await book({ kind: "fee", amount: 100 });
    expect((await agree({ feeId: fee._id })).installments.map(({ amount }) => amount)).toEqual([
      3, 3, 3,
    ]);
    await book({ kind: "payment", amount: 100 });
    expect(await states()).toEqual([["0 open", "0 open", "0 open"]]);
    await book({ kind: "payment", amount: 4 * 104_220 });
    expect(await states()).toEqual([["3 paid", "1 open", "0 open"]]);
  });

  it("is settled to the cent by many payments at once", async () => {
    await agree({ amount: 1000, count: 7 });
    const paying = Array.from({ length: 12 }, () => book({ kind: "payment", amount: 50 }));
    const settled = (await Promise.all(paying)).flatMap(({ settles }) => settles);
    expect(settled.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(60_000);
    const [plan] = await plans();
    const paid = plan?.installments.map(({ paid }) => Math.round(paid * 100)) ?? [];
    expect(paid.reduce((sum, one) => sum + one, 0)).toBe(60_000);
    expect(paid.indexOf(0)).toBe(5);
  });

  it("cancels what is open, once", async () => {
    const plan = await agree({ amount: 300 });
    await book({ kind: "payment", amount: 120 });
    const cancel = () => ana.call("POST", `${base}/plans/${plan._id}/cancel`);
    const { status, body } = await cancel();
    expect([status, (body.plan as Plan).state]).toEqual([200, "cancelled"]);
    expect(await states()).toEqual([["100 paid", "20 cancelled", "0 cancelled"]]);
    expect((await cancel()).status).toBe(409);
    await book({ kind: "payment", amount: 50 });
    expect(await states()).toEqual([["100 paid", "20 cancelled", "0 cancelled"]]);
    expect((await ana.call("POST", `${base}/plans/ins_no/cancel`)).status).toBe(404);
  });

  it("goes with the reversal of its fee", async () => {
    const { _id } = await book({ kind: "fee", amount: 900 });
    await agree({ feeId: _id });
    await ana.call("POST", `${base}/entries/${_id}/reverse`, { body: {} });
    expect((await plans()).map(({ state }) => state)).toEqual(["cancelled"]);
    expect((await ask({ feeId: _id })).body).toMatchObject({ error: "ledger.reversed" });
  });

  it.each([
    [{}, "Importe: indicá"],
    [{ amount: 10, feeId: "led_x" }, "Importe: indicá"],
    [{ feeId: "led_x" }, "Honorario"],
    [{ amount: 10.005 }, "Importe: hasta 2"],
    [{ amount: 10, count: 0 }, "Cuotas"],
    [{ amount: 10, count: 61 }, "Cuotas"],
    [{ amount: 0.02, count: 3 }, "Cuotas: son demasiadas"],
    [{ amount: 10, every: "year" }, "Cada cuánto"],
    [{ amount: 10, firstDue: "2026-02-30" }, "Primer vencimiento"],
    [{ amount: 10, currency: "USD" }, "Moneda"],
  ])("with %j is refused with a sentence", async (wrong, words) => {
    const { status, body } = await ask(wrong);
    expect([status, body.message]).toEqual([422, expect.stringContaining(words)]);
  });

  it("is refused beyond what a case may have open", async () => {
    await agree({ amount: 600, count: 58 });
    const { status, body } = await ask({ amount: 600, count: 3 });
    expect([status, body.message]).toEqual([
      422,
      "Cuotas: la causa tiene 58 sin pagar y admite hasta 60",
    ]);
    await agree({ amount: 600, count: 2 });
    // A payment of all of them fits in one commit.
    const { settles } = await book({ kind: "payment", amount: 1200 });
    expect(settles).toHaveLength(60);
  });
});

describe("a cuota litis", () => {
  const LABOR = {
    fechaIngreso: "2015-03-02",
    fechaEgreso: "2026-01-20",
    modo: "sinCausa",
    remuneracion: 1_850_000,
  };

  async function settlement(folderId: string) {
    const body = { type: "labor", variables: LABOR, folderId };
    const answer = await ana.call("POST", "/api/calculators", { body });
    return answer.body.calculator as { _id: string; amount: number };
  }

  const folderOf = () => base.split("/")[3] ?? "";
  const quota = (body: object) =>
    ana.call("POST", `${base}/quota-litis`, { body: { date: "2026-11-02", ...body } });

  it("is a percent of a settlement of the case, which it keeps", async () => {
    const { _id, amount } = await settlement(folderOf());
    const { status, body } = await quota({ calculatorId: _id, percent: 20 });
    const wanted = Math.round(amount * 20) / 100;
    expect([status, body.entry]).toEqual([
      201,
      expect.objectContaining({
        kind: "fee",
        amount: wanted,
        source: { calculatorId: _id, total: amount, percent: 20, warning: null },
      }),
    ]);
    const { body: read } = await ana.call("GET", base);
    expect(read.balance).toEqual({ client: 0, practice: wanted });
  });

  it("warns above what the law allows, and cuts nothing", async () => {
    const { _id, amount } = await settlement(folderOf());
    const { body } = await quota({ calculatorId: _id, percent: 35 });
    const entry = body.entry as Entry;
    expect(entry.amount).toBe(Math.round(amount * 35) / 100);
    expect(entry.source?.warning).toContain("LCT, art. 277");
  });

  it("is refused of what is not a settlement of this case", async () => {
    const { _id } = await settlement(await openCase());
    for (const calculatorId of [_id, "cal_no"]) {
      const { status, body } = await quota({ calculatorId, percent: 20 });
      expect([status, String(body.message)]).toEqual([422, expect.stringContaining("Cálculo")]);
    }
  });

  it("is refused of a calculation that has no total: a deadline", async () => {
    const variables = { jurisdiccion: "PJN", notificacion: "2026-03-02", cantidad: 5 };
    const saving = { body: { type: "plazo", variables, folderId: folderOf() } };
    const { _id } = (await ana.call("POST", "/api/calculators", saving)).body.calculator as Entry;
    const { status, body } = await quota({ calculatorId: _id, percent: 20 });
    expect([status, body.message]).toEqual([
      422,
      "Cálculo: no tiene un total del que sacar el porcentaje",
    ]);
  });
});
