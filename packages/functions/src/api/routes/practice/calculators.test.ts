import { marshall } from "@aws-sdk/util-dynamodb";
import { at } from "@foja/core/kernel/clock";
import { commit, query, removeAny } from "@foja/core/kernel/dynamo";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { handler as derive } from "../../../streams/derive";

type Body = Record<string, unknown>;
type Saved = Body & {
  _id: string;
  version: number;
  amount: number;
  verification: string;
  result: { total: number; rubros: { codigo: string; monto: number }[] };
};

const LABOR = {
  fechaIngreso: "2018-03-12",
  fechaEgreso: "2025-08-20",
  modo: "sinCausa",
  remuneracion: 1850000,
  preavisoOtorgado: false,
};

const FIXED = {
  capital: 100000,
  desde: "2016-04-27",
  hasta: "2017-11-30",
  tasa: "acta2630",
};

const L1_TOTAL = 22039483.78;

async function save(tenant: Tenant, more: Body = {}): Promise<Saved> {
  const body = { type: "labor", variables: LABOR, ...more };
  const answer = await tenant.call("POST", "/api/calculators", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.calculator as Saved;
}

async function openCase(tenant: Tenant, folderName = "Pérez c/ Gómez"): Promise<string> {
  const answer = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (answer.body.folder as Saved)._id;
}

const usage = async (tenant: Tenant) => {
  const { body } = await tenant.call("GET", "/api/auth/me");
  return (body.subscription as { usage: Record<string, number> }).usage.calculators;
};

describe("computing without saving", () => {
  it("answers what the engine answers, and a code that paper is checked by", async () => {
    const ana = await newTenant();
    const body = { type: "labor", variables: LABOR };
    const { status, body: answered } = await ana.call("POST", "/api/calculators/compute", { body });
    expect(status).toBe(200);
    expect(answered.result).toMatchObject({ regimen: "B", total: L1_TOTAL });
    expect(answered.verification).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const again = await ana.call("POST", "/api/calculators/compute", { body });
    expect(again.body.verification).toBe(answered.verification);
    expect(await usage(ana)).toBe(0);
  });

  it("computes interest and deadlines", async () => {
    const ana = await newTenant();
    const compute = async (type: string, variables: Body) =>
      (await ana.call("POST", "/api/calculators/compute", { body: { type, variables } })).body
        .result as Body;
    expect(await compute("intereses", FIXED)).toMatchObject({ interes: 57402.74 });
    const deadline = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 };
    expect(await compute("plazo", { ...deadline, unidad: "habiles" })).toMatchObject({
      vencimiento: "2026-11-30",
      gracia: { fecha: "2026-12-01", hasta: "09:30" },
    });
  });

  it.each<[string, Body, string]>([
    ["labor", { ...LABOR, fechaEgreso: "2017-01-01" }, "variables.fechaEgreso"],
    ["labor", { ...LABOR, remuneracion: 0 }, "variables.remuneracion"],
    ["labor", { ...LABOR, fechaIngreso: "2023-02-29" }, "variables.fechaIngreso"],
    ["intereses", { ...FIXED, capital: 0 }, "variables.capital"],
    ["intereses", { ...FIXED, tasa: "inventada" }, "variables.tasa"],
    ["intereses", { ...FIXED, desde: "2018-01-01" }, "variables.hasta"],
    ["intereses", { ...FIXED, tasa: "uva" }, "variables.tasa"],
    [
      "plazo",
      { jurisdiccion: "Marte", notificacion: "2026-11-20", cantidad: 5 },
      "variables.jurisdiccion",
    ],
  ])("of %s refuses %j with a sentence on %s", async (type, variables, path) => {
    const ana = await newTenant();
    const body = { type, variables };
    const answer = await ana.call("POST", "/api/calculators/compute", { body });
    expect(answer.status).toBe(422);
    const [detail] = answer.body.details as { path: string; message: string }[];
    expect(detail?.path).toBe(path);
    expect(detail?.message).toMatch(/^[A-ZÁÉÍÓÚ]/);
  });

  it("knows no other type", async () => {
    const ana = await newTenant();
    const body = { type: "previsional", variables: {} };
    const answer = await ana.call("POST", "/api/calculators/compute", { body });
    expect(answer).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Tipo: elegí /) },
    });
  });
});

describe("a saved calculation", () => {
  it("has the server's figures, whatever the client says", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const more = { folderId, description: "Despido", amount: 1, result: { total: 1 }, capital: 2 };
    const saved = await save(ana, { ...more, classType: "reclamado", groupId: "g1" });
    expect(saved).toMatchObject({
      amount: L1_TOTAL,
      capital: L1_TOTAL,
      interest: null,
      folderName: "Pérez c/ Gómez",
      classType: "reclamado",
      user: ana.userId,
      version: 1,
      engineVersion: expect.stringMatching(/^laboral \d/),
      result: { total: L1_TOTAL },
    });
    const read = await ana.call("GET", `/api/calculators/${saved._id}`);
    expect(read.body.calculator).toEqual(saved);
  });

  it("is refused beyond the plan, forty at once", async () => {
    const ana = await newTenant();
    const body = { type: "intereses", variables: FIXED };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ana.call("POST", "/api/calculators", { body })),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(37);
    expect(await usage(ana)).toBe(3);
    expect(created[0]?.body.calculator).toMatchObject({
      capital: 100000,
      interest: 57402.74,
      amount: 157402.74,
    });
  });

  it("takes no room in the plan when it is a deadline", async () => {
    const ana = await newTenant();
    const variables = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 };
    for (let n = 1; n <= 4; n += 1) {
      const { _id } = await save(ana, { type: "plazo", variables });
      if (n === 1) await ana.call("DELETE", `/api/calculators/${_id}`);
    }
    expect(await usage(ana)).toBe(0);
  });

  it("is the same one when its request is sent again", async () => {
    const ana = await newTenant();
    const request = {
      body: { type: "labor", variables: LABOR },
      headers: { "idempotency-key": "una-vez" },
    };
    const [one, two] = [
      await ana.call("POST", "/api/calculators", request),
      await ana.call("POST", "/api/calculators", request),
    ];
    expect(two.body).toEqual(one.body);
    expect(await usage(ana)).toBe(1);
  });

  it("changes what it carries; new data are computed anew, the old figures kept", async () => {
    const ana = await newTenant();
    const saved = await save(ana);
    const path = `/api/calculators/${saved._id}`;
    const named = await ana.call("PUT", path, { body: { description: "Con preaviso" } });
    expect(named.body.calculator).toMatchObject({ amount: L1_TOTAL, version: 2 });
    const variables = { ...LABOR, remuneracion: 2000000 };
    const anew = await ana.call("PUT", path, { body: { variables }, headers: { "if-match": "2" } });
    const { amount } = anew.body.calculator as Saved;
    expect(amount).toBeGreaterThan(L1_TOTAL);
    const stale = await ana.call("PUT", path, {
      body: { variables },
      headers: { "if-match": "2" },
    });
    expect(stale.status).toBe(412);
    const { body } = await ana.call("GET", `${path}/versions`);
    expect(body.versions).toMatchObject([{ amount: L1_TOTAL, version: 2, variables: LABOR }]);
    const wrong = await ana.call("PUT", path, { body: { variables: { ...LABOR, modo: "x" } } });
    expect(wrong).toMatchObject({ status: 422, body: { details: [{ path: "variables.modo" }] } });
  });

  it("is listed, filtered by case, type, class and group, with the fields asked for", async () => {
    const ana = await newTenant({ plan: "standard" });
    const folderId = await openCase(ana);
    const one = await save(ana, { folderId, groupId: "g1" });
    await save(ana, { classType: "ofrecido", groupId: "g1" });
    await save(ana, { type: "intereses", variables: FIXED, folderId });
    const filter = async (asked: string) => {
      const { status, body } = await ana.call("GET", `/api/calculators/filter?${asked}`);
      return status === 200 ? (body.calculators as Saved[]).length : body.message;
    };
    expect(await filter(`folderId=${folderId}`)).toBe(2);
    expect(await filter(`folderId=${folderId}&type=labor`)).toBe(1);
    expect(await filter("groupId=g1")).toBe(2);
    expect(await filter("groupId=g1&classType=ofrecido")).toBe(1);
    expect(await filter(`userId=${ana.userId}`)).toBe(3);
    expect(await filter("type=labor")).toBe(
      "Debe proporcionar al menos uno de los siguientes filtros: folderId, userId o groupId.",
    );
    const eva = await newTenant();
    const foreign = await eva.call("GET", `/api/calculators/filter?userId=${ana.userId}`);
    expect(foreign.status).toBe(403);
    const { body } = await ana.call(
      "GET",
      `/api/calculators/user/${ana.userId}?fields=type,amount,folderName`,
    );
    expect((body.calculators as Saved[]).at(-1)).toEqual({
      _id: one._id,
      type: "labor",
      amount: L1_TOTAL,
      folderName: "Pérez c/ Gómez",
    });
  });

  it("comes the newest first in its case, too, whatever day it is reckoned to", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const saved = [
      await save(ana, { type: "intereses", variables: FIXED, folderId }),
      await save(ana, { folderId, date: "2001-02-03" }),
    ];
    const { body } = await ana.call("GET", `/api/calculators/filter?folderId=${folderId}`);
    const found = (body.calculators as Saved[]).map(({ _id }) => _id);
    expect(found).toEqual(saved.map(({ _id }) => _id).reverse());
  });

  it("goes to the archive and back, and is deleted and restored, counted as it goes", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const { _id } = await save(ana, { folderId });
    const move = (way: string) =>
      ana.call("POST", `/api/subscriptions/${way}-items?userId=${ana.userId}`, {
        body: { resourceType: "calculators", itemIds: [_id] },
      });
    const inCase = async () => {
      const { body } = await ana.call("GET", `/api/folders/${folderId}/activities/combined`);
      return (body.activities as Body[]).map(({ kind, title, amount }) => [kind, title, amount]);
    };
    expect(await inCase()).toEqual([["calculator", "Liquidación laboral", L1_TOTAL]]);
    expect((await move("archive")).body).toMatchObject({ archivedIds: [_id] });
    expect([await usage(ana), await inCase()]).toEqual([0, []]);
    const archived = await ana.call("GET", `/api/calculators/user/${ana.userId}?archived=true`);
    expect(archived.body.calculators).toMatchObject([{ _id, folderName: "Pérez c/ Gómez" }]);
    expect((await move("unarchive")).body).toMatchObject({
      unarchiveResult: { unarchivedIds: [_id] },
    });
    expect((await ana.call("DELETE", `/api/calculators/${_id}`)).status).toBe(200);
    expect([await usage(ana), await inCase()]).toEqual([0, []]);
    expect((await ana.call("GET", `/api/calculators/${_id}`)).status).toBe(410);
    expect((await ana.call("POST", `/api/calculators/${_id}/restore`)).status).toBe(200);
    expect(await usage(ana)).toBe(1);
  });

  it("is nobody else's", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const { _id } = await save(ana);
    for (const [method, rest, body] of [
      ["GET", "", undefined],
      ["PUT", "", { description: "x" }],
      ["DELETE", "", undefined],
      ["GET", "/versions", undefined],
      ["POST", "/recompute", {}],
    ] as const) {
      const answer = await eva.call(method, `/api/calculators/${_id}${rest}`, { body });
      expect(answer.status, `${method} ${rest}`).toBe(404);
    }
  });
});

describe("computing again", () => {
  const SPAN = { ...FIXED, hasta: "2016-12-31" };

  it("runs interest to today, shows what changed and why, and keeps what it was", async () => {
    const ana = await newTenant();
    const saved = await save(ana, { type: "intereses", variables: SPAN });
    const path = `/api/calculators/${saved._id}`;
    const body = { hasta: "2017-11-30" };
    const dry = await ana.call("POST", `${path}/recompute`, { body: { ...body, dryRun: true } });
    expect(dry.body).toMatchObject({
      calculator: { amount: saved.amount, version: 1 },
      difference: { before: saved.amount, after: 157402.74 },
    });
    const { reasons } = dry.body.difference as { reasons: string[] };
    expect(reasons[0]).toBe(
      "Los intereses corrían hasta el 31/12/2016; ahora, hasta el 30/11/2017.",
    );
    const done = await ana.call("POST", `${path}/recompute`, { body });
    expect(done.body.calculator).toMatchObject({ amount: 157402.74, version: 2 });
    const versions = await ana.call("GET", `${path}/versions`);
    expect(versions.body.versions).toMatchObject([{ amount: saved.amount, version: 1 }]);
    expect((await ana.call("GET", path)).body.calculator).toMatchObject({ amount: 157402.74 });
  });

  it("without a day runs to the practice's own today", async () => {
    const ana = await newTenant();
    const { _id } = await save(ana, { type: "intereses", variables: SPAN });
    const path = `/api/calculators/${_id}/recompute`;
    const { body } = await at("2017-12-01T02:00:00.000Z", () =>
      ana.call("POST", path, { body: {} }),
    );
    expect(body.calculator).toMatchObject({ amount: 157402.74 });
  });

  it("writes nothing where nothing changed", async () => {
    const ana = await newTenant();
    const { _id } = await save(ana);
    const { body } = await ana.call("POST", `/api/calculators/${_id}/recompute`, { body: {} });
    expect(body.difference).toMatchObject({ lines: [], reasons: [] });
    const versions = await ana.call("GET", `/api/calculators/${_id}/versions`);
    expect(versions.body.versions).toEqual([]);
  });
});

describe("the earlier figures of a calculation", () => {
  it("go with it for good, and stay while it can come back", async () => {
    const ana = await newTenant();
    const { _id } = await save(ana, { type: "intereses", variables: FIXED });
    const path = `/api/calculators/${_id}`;
    await ana.call("PUT", path, { body: { variables: { ...FIXED, capital: 5 } } });
    await ana.call("DELETE", path);
    const earlier = async () => {
      const sk = { startingWith: `COMPUTATION#${_id}` };
      return (await query({ pk: `OWNER#${ana.userId}`, sk, limit: 10 })).items.length;
    };
    const image = {
      pk: `OWNER#${ana.userId}`,
      sk: `DELETED#CALCULATOR#${_id}`,
      type: "calculator",
    };
    const OldImage = marshall({
      ...image,
      userId: ana.userId,
      _id,
      purgeAt: "2026-12-21",
    }) as never;
    const dynamodb = { SequenceNumber: "1", OldImage };
    const removed = { Records: [{ eventID: "1", eventName: "REMOVE" as const, dynamodb }] };
    await derive(removed);
    expect(await earlier()).toBe(1);
    await commit(removeAny({ pk: image.pk, sk: image.sk }));
    for (let time = 0; time < 2; time += 1) await derive(removed);
    expect(await earlier()).toBe(0);
  });
});
