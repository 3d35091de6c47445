import { randomUUID } from "node:crypto";
import type { Entry, Plan } from "@foja/core/money/ledger/ledger.schema";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import { beforeAll, describe, expect, it } from "vitest";

const DAY = "2026-11-02";

async function openCase(tenant: Tenant, folderName = "Pérez c/ Gómez") {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
}

type Account = {
  entries: Entry[];
  plans: Plan[];
  balance: { client: number; practice: number };
  units: { ARS: number; UMA: number; JUS: number };
};

async function account(tenant: Tenant, id: string): Promise<Account> {
  const { status, body } = await tenant.call("GET", `/api/folders/${id}/account`);
  expect(status).toBe(200);
  return body as unknown as Account;
}

const post = (tenant: Tenant, id: string, body: object, headers = {}) =>
  tenant.call("POST", `/api/folders/${id}/account/entries`, {
    body: { date: DAY, currency: "ARS", ...body },
    headers,
  });

async function book(tenant: Tenant, id: string, body: object): Promise<Entry> {
  const answer = await post(tenant, id, body);
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body.entry as Entry;
}

const reverse = (tenant: Tenant, id: string, entryId: string, body?: object) =>
  tenant.call("POST", `/api/folders/${id}/account/entries/${entryId}/reverse`, { body });

let ana: Tenant;
let folderId: string;
beforeAll(async () => {
  await withUnits();
  ana = await newTenant({ plan: "premium" });
});

const inNewCase = async () => {
  folderId = await openCase(ana);
};

describe("an account", () => {
  it("begins with nothing", async () => {
    await inNewCase();
    expect(await account(ana, folderId)).toMatchObject({
      entries: [],
      plans: [],
      balance: { client: 0, practice: 0 },
    });
  });

  it("moves each balance by the table of signs, and keeps both apart", async () => {
    await inNewCase();
    const moves: [string, number, number, number][] = [
      ["fee", 1000.5, 0, 1000.5],
      ["expense", 200, 0, 1200.5],
      ["advance", 700.1, 700.1, 1200.5],
      ["payment", 300, 700.1, 900.5],
      ["transfer", 500.05, 200.05, 400.45],
      ["delivery", 200.05, 0, 400.45],
    ];
    for (const [kind, amount, client, practice] of moves) {
      await book(ana, folderId, { kind, amount });
      expect((await account(ana, folderId)).balance).toEqual({ client, practice });
    }
    const { entries } = await account(ana, folderId);
    expect(entries.map(({ kind }) => kind)).toEqual(moves.map(([kind]) => kind).reverse());
  });

  it("lists its entries by day, whenever they were written, and by pages", async () => {
    await inNewCase();
    for (const date of ["2026-10-05", "2026-09-01", "2026-11-20"]) {
      await book(ana, folderId, { kind: "fee", amount: 1, date, description: date });
    }
    const { entries } = await account(ana, folderId);
    expect(entries.map(({ date }) => date)).toEqual(["2026-11-20", "2026-10-05", "2026-09-01"]);
    const path = `/api/folders/${folderId}/account?limit=2`;
    const first = (await ana.call("GET", path)).body;
    const cursor = encodeURIComponent(String(first.nextCursor));
    const second = (await ana.call("GET", `${path}&cursor=${cursor}`)).body;
    expect([first.entries, second.entries].map((page) => (page as Entry[]).length)).toEqual([2, 1]);
    expect(second.balance).toEqual({ client: 0, practice: 3 });
  });

  it("answers its balances alone", async () => {
    await inNewCase();
    await book(ana, folderId, { kind: "advance", amount: 10 });
    const { status, body } = await ana.call("GET", `/api/folders/${folderId}/account/balance`);
    expect([status, body.balance]).toEqual([200, { client: 10, practice: 0 }]);
  });

  it("is of one practice alone", async () => {
    await inNewCase();
    const eva = await newTenant();
    expect((await post(eva, folderId, { kind: "fee", amount: 1 })).status).toBe(404);
    for (const path of ["account", "account/balance"]) {
      expect((await eva.call("GET", `/api/folders/${folderId}/${path}`)).status).toBe(404);
    }
  });
});

describe("an entry", () => {
  it.each([
    [{ amount: 0 }, "Importe"],
    [{ amount: -5 }, "Importe"],
    [{ amount: 1.005 }, "Importe: hasta 2 decimales"],
    [{ amount: 1.00005, currency: "UMA" }, "Importe: hasta 2 decimales, o 4"],
    [{ amount: 1e12 }, "Importe"],
    [{ amount: "5" }, "Importe"],
    [{ currency: "EUR" }, "Moneda"],
    [{ currency: "USD" }, "Cotización"],
    [{ rate: 1000 }, "Cotización: va solo"],
    [{ currency: "UMA", kind: "expense" }, "Moneda"],
    [{ kind: "tip" }, "Tipo"],
    [{ date: "2026-13-01" }, "Fecha"],
    [{ date: "2199-01-01" }, "Fecha: no puede ser posterior"],
    [{ date: undefined }, "Fecha"],
    [{ pays: "UMA" }, "Qué paga"],
    [{ kind: "payment", currency: "UMA", pays: "JUS" }, "Qué paga"],
    [{ other: 1 }, ""],
    [{ currency: "UMA", date: "2015-01-01" }, "Fecha: falta el valor de la UMA para el 01/01/2015"],
    [{ currency: "JUS", date: "2015-01-01" }, "Fecha: falta el valor del JUS para el 01/01/2015"],
  ])("with %j is refused with a sentence", async (wrong, words) => {
    await inNewCase();
    const { status, body } = await post(ana, folderId, { kind: "fee", amount: 10, ...wrong });
    expect([status, String(body.message)]).toEqual([422, expect.stringContaining(words)]);
    expect((await account(ana, folderId)).entries).toEqual([]);
  });

  it("is booked once under one Idempotency-Key", async () => {
    await inNewCase();
    const headers = { "idempotency-key": randomUUID() };
    const twice = [1, 2].map(() => post(ana, folderId, { kind: "fee", amount: 10 }, headers));
    for (const { status } of await Promise.all(twice)) expect([201, 409]).toContain(status);
    await post(ana, folderId, { kind: "fee", amount: 10 }, headers);
    expect((await account(ana, folderId)).balance.practice).toBe(10);
  });

  it("in dollars counts in the pesos of its rate, and shows both", async () => {
    await inNewCase();
    const body = { kind: "fee", amount: 100.1, currency: "USD", rate: 1450.255 };
    const entry = await book(ana, folderId, body);
    expect(entry).toMatchObject({
      amount: 100.1,
      currency: "USD",
      rate: 1450.255,
      pesos: 145_170.53,
    });
    expect((await account(ana, folderId)).balance.practice).toBe(145_170.53);
  });
});

describe("UMA and JUS", () => {
  it("keep the debt in the unit, and are paid at the value of the payment's day", async () => {
    await inNewCase();
    const fee = { kind: "fee", currency: "UMA", amount: 10, date: "2026-06-15" };
    expect(await book(ana, folderId, fee)).toMatchObject({
      pesos: 1_020_760,
      value: { pesos: 102_076, since: "2026-06-01", norm: "Res. SGA 1785/2026, 03/08/2026" },
    });
    expect(await account(ana, folderId)).toMatchObject({
      units: { ARS: 0, UMA: 10, JUS: 0 },
      balance: { practice: 1_042_200 },
    });
    // On 20/6 the UMA was 102,076: 500,000 pesos paid 4.8983 UMA.
    const paid = await book(ana, folderId, {
      kind: "payment",
      amount: 500_000,
      date: "2026-06-20",
    });
    expect(paid).toMatchObject({ unit: "UMA", units: 4.8983, pesos: 500_000 });
    expect((await account(ana, folderId)).units.UMA).toBe(5.1017);
    // On 2/11 it was 104,220: the rest is worth 531,699.17.
    await book(ana, folderId, { kind: "payment", amount: 531_699.17, pays: "UMA" });
    expect((await account(ana, folderId)).balance.practice).toBe(0);
  });

  it("are paid with the client's money in pesos, too", async () => {
    await inNewCase();
    await book(ana, folderId, { kind: "advance", amount: 200_000 });
    await book(ana, folderId, { kind: "fee", currency: "JUS", amount: 7 });
    const entry = await book(ana, folderId, { kind: "transfer", currency: "JUS", amount: 2 });
    expect(entry).toMatchObject({ pesos: 99_500, units: 2 });
    expect(await account(ana, folderId)).toMatchObject({
      balance: { client: 100_500, practice: 248_750 },
      units: { JUS: 5 },
    });
  });

  it("both owed, have a payment say which it pays", async () => {
    await inNewCase();
    await book(ana, folderId, { kind: "fee", currency: "JUS", amount: 1 });
    await book(ana, folderId, { kind: "fee", currency: "UMA", amount: 1 });
    const { status, body } = await post(ana, folderId, { kind: "payment", amount: 10_000 });
    expect([status, body.message]).toEqual([422, "Qué paga: se deben UMA y JUS, decí cuáles paga"]);
    const entry = await book(ana, folderId, { kind: "payment", amount: 10_000, pays: "ARS" });
    expect(entry).toMatchObject({ unit: "ARS", units: 10_000, value: null });
  });
});

describe("the client's money", () => {
  it("is not taken beyond what there is, and the answer says how much that is", async () => {
    await inNewCase();
    await book(ana, folderId, { kind: "advance", amount: 1500.5 });
    for (const kind of ["transfer", "delivery"]) {
      const { status, body } = await post(ana, folderId, { kind, amount: 1500.51 });
      expect([status, body.error, body.message]).toEqual([
        409,
        "ledger.short",
        "No alcanza el dinero del cliente: hay $ 1.500,50 y hacen falta $ 1.500,51.",
      ]);
    }
    expect((await account(ana, folderId)).balance).toEqual({ client: 1500.5, practice: 0 });
  });

  it("bears ten of thirty transfers at once where there is money for ten", async () => {
    await inNewCase();
    await book(ana, folderId, { kind: "advance", amount: 1000 });
    const all = await Promise.all(
      Array.from({ length: 30 }, () => post(ana, folderId, { kind: "transfer", amount: 100 })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(20);
    const { balance, entries } = await account(ana, folderId);
    expect([balance, entries.length]).toEqual([{ client: 0, practice: -1000 }, 11]);
  });

  it("keeps its case from being deleted, and says how much and what to do", async () => {
    await inNewCase();
    await book(ana, folderId, { kind: "advance", amount: 250 });
    const refused = await ana.call("DELETE", `/api/folders/${folderId}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "La causa tiene $ 250,00 del cliente en tu poder: entregalo o aplicalo en su cuenta antes de eliminarla.",
    ]);
    await book(ana, folderId, { kind: "delivery", amount: 250 });
    expect((await ana.call("DELETE", `/api/folders/${folderId}`)).status).toBe(200);
  });
});

describe("a reversal", () => {
  it("brings every balance back, once, and is not reversed itself", async () => {
    await inNewCase();
    await book(ana, folderId, { kind: "advance", amount: 900 });
    await book(ana, folderId, { kind: "fee", amount: 10, currency: "UMA" });
    const before = await account(ana, folderId);
    for (const body of [
      { kind: "fee", amount: 12.34 },
      { kind: "payment", amount: 333_333.33, pays: "UMA" },
      { kind: "transfer", amount: 899.99, pays: "UMA" },
      { kind: "expense", amount: 5, currency: "USD", rate: 1333.33 },
    ]) {
      const { _id } = await book(ana, folderId, body);
      const made = await reverse(ana, folderId, _id, { reason: "Error de carga" });
      const opposite = made.body.entry as Entry;
      expect(made.status).toBe(201);
      expect(opposite).toMatchObject({
        reverses: _id,
        reason: "Error de carga",
        amount: -body.amount,
      });
      const { balance, units, entries } = await account(ana, folderId);
      expect([balance, units]).toEqual([before.balance, before.units]);
      expect(entries.find((one) => one._id === _id)).toMatchObject({ reversedBy: opposite._id });
      expect((await reverse(ana, folderId, _id)).body).toMatchObject({ error: "ledger.reversed" });
      expect((await reverse(ana, folderId, opposite._id)).status).toBe(409);
    }
  });

  it("happens once of ten at once", async () => {
    await inNewCase();
    const { _id } = await book(ana, folderId, { kind: "fee", amount: 100 });
    const all = await Promise.all(Array.from({ length: 10 }, () => reverse(ana, folderId, _id)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect((await account(ana, folderId)).balance.practice).toBe(0);
  });

  it("answers the same to a repeated request", async () => {
    await inNewCase();
    const { _id } = await book(ana, folderId, { kind: "fee", amount: 100 });
    const headers = { "idempotency-key": randomUUID() };
    const path = `/api/folders/${folderId}/account/entries/${_id}/reverse`;
    const first = await ana.call("POST", path, { body: {}, headers });
    const second = await ana.call("POST", path, { body: {}, headers });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.entry).toEqual(first.body.entry);
  });

  it("is refused where the client's money it brought is no longer there", async () => {
    await inNewCase();
    const { _id } = await book(ana, folderId, { kind: "advance", amount: 100 });
    await book(ana, folderId, { kind: "transfer", amount: 60 });
    const { status, body } = await reverse(ana, folderId, _id);
    expect([status, body.message]).toEqual([
      409,
      "No alcanza el dinero del cliente: hay $ 40,00 y hacen falta $ 100,00.",
    ]);
  });

  it("of what is not there answers 404", async () => {
    await inNewCase();
    const { _id } = await book(ana, folderId, { kind: "fee", amount: 100 });
    const other = await openCase(ana);
    expect((await reverse(ana, other, _id)).status).toBe(404);
    expect((await reverse(ana, folderId, "led_no")).status).toBe(404);
  });
});

describe("the account of a case", () => {
  it("goes on while that is archived, and not while it is deleted", async () => {
    await inNewCase();
    await book(ana, folderId, { kind: "fee", amount: 100 });
    const path = `/api/subscriptions/archive-items?userId=${ana.userId}`;
    const body = { resourceType: "folders", itemIds: [folderId] };
    expect((await ana.call("POST", path, { body })).body.archivedIds).toEqual([folderId]);
    await book(ana, folderId, { kind: "payment", amount: 40 });
    await ana.call("DELETE", `/api/folders/${folderId}`);
    expect((await post(ana, folderId, { kind: "fee", amount: 1 })).status).toBe(404);
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    expect((await account(ana, folderId)).balance.practice).toBe(60);
  });
});
