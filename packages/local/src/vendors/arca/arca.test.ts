import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { authorise, consult, lastAuthorised } from "@foja/core/kernel/ports/tax";
import { TaxErrors, TaxFault, type TaxVoucher } from "@foja/core/kernel/ports/tax-facts.rules";
import { newKey, requestFor } from "@foja/core/kernel/ports/tax-keys";
import { signIn } from "@foja/core/kernel/ports/tax-login";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../../host/server";
import { createArca } from "./arca";

const CUIT = "20123456786";
const LANE = { pointOfSale: 7, voucherType: 11 };
const VOUCHER: TaxVoucher = {
  concept: 2,
  docType: 99,
  docNumber: "0",
  number: 1,
  date: "20261120",
  total: "150.50",
  net: "150.50",
  exempt: "0.00",
  vat: "0.00",
  serviceFrom: "20261120",
  serviceTo: "20261120",
  dueDate: "20261220",
  currency: "PES",
  rate: "1",
  clientCondition: 5,
  rates: [],
  associated: null,
};

let arca: Hono;
let server: Awaited<ReturnType<typeof listen>>;
let key: string;
const certificates: Record<string, string> = {};
const before = { ...process.env };

const post = async (path: string, body: object) =>
  (await arca.request(path, { method: "POST", body: JSON.stringify(body) })).json();

async function certificate(days: number, subject = CUIT): Promise<string> {
  const request = await requestFor(key, { alias: "foja", legalName: "Sosa", cuit: subject });
  const answer = (await post("/certificates", { request, days })) as { certificate: string };
  return answer.certificate;
}

beforeAll(async () => {
  arca = await createArca(mkdtempSync(join(tmpdir(), "foja-arca-")));
  const answer = getRequestListener(arca.fetch, { overrideGlobalObjects: false });
  server = await listen(0, (request, response) => void answer(request, response));
  process.env.ARCA_WSAA_URL = `http://127.0.0.1:${server.port}/wsaa`;
  process.env.ARCA_WSFE_URL = `http://127.0.0.1:${server.port}/wsfe`;
  resetEnv();
  key = await newKey();
  certificates.good = await certificate(30);
  certificates.over = await certificate(-1);
});
afterAll(async () => {
  await server.close();
  Object.assign(process.env, before);
  resetEnv();
});
beforeEach(async () => {
  await arca.request("/faults", { method: "DELETE" });
  await arca.request("/tickets", { method: "DELETE" });
});

const auth = async () => ({
  ...(await signIn({ key, certificate: certificates.good ?? "" })),
  cuit: CUIT,
});
const fault = (code: string) => expect.objectContaining({ name: "TaxFault", kind: "fault", code });

describe("WSAA of this machine", () => {
  it("gives one ticket of twelve hours, and no second one while it is good", async () => {
    const { until } = await auth();
    expect(until - Date.now()).toBeGreaterThan(11 * 3600_000);
    await expect(auth()).rejects.toEqual(fault("coe.alreadyAuthenticated"));
  });

  it("refuses certificates that ended or are nobody's, and texts that were touched", async () => {
    const over = signIn({ key, certificate: certificates.over ?? "" });
    await expect(over).rejects.toEqual(fault("cms.cert.expired"));
    const other = await newKey();
    const forged = signIn({ key: other, certificate: certificates.good ?? "" });
    await expect(forged).rejects.toEqual(fault("cms.sign.invalid"));
    await post("/faults/login", { soapFault: "coe.notAuthorized", times: 1 });
    await expect(auth()).rejects.toEqual(fault("coe.notAuthorized"));
  });
});

describe("WSFEv1 of this machine", () => {
  it("authorises the next number alone, and answers what it has", async () => {
    const mine = await auth();
    expect(await lastAuthorised(mine, LANE)).toBe(0);
    expect(await consult(mine, LANE, 1)).toBeUndefined();
    const verdict = await authorise(mine, LANE, VOUCHER);
    expect(verdict).toMatchObject({ result: "A", cae: expect.stringMatching(/^\d{14}$/) });
    expect(await lastAuthorised(mine, LANE)).toBe(1);
    expect(await consult(mine, LANE, 1)).toMatchObject({ cae: verdict.cae, total: "150.50" });
    const again = await authorise(mine, LANE, VOUCHER);
    expect(again).toMatchObject({ result: "R", reasons: [{ code: 10016 }] });
    const earlier = await authorise(mine, LANE, { ...VOUCHER, number: 2, date: "20261119" });
    expect(earlier.reasons[0]?.code).toBe(10016);
  });

  it.each([
    [10048, { total: "150.51" }],
    [10069, { docType: 80, docNumber: CUIT }],
    [10015, { docNumber: "5" }],
    [10071, { rates: [{ id: 5, base: "1.00", amount: "0.21" }] }],
    [10049, { dueDate: null }],
  ])("observes %i", async (code, changes) => {
    const lane = { ...LANE, pointOfSale: code % 9000 };
    const { result, reasons } = await authorise(await auth(), lane, { ...VOUCHER, ...changes });
    expect([result, reasons.map((reason) => reason.code)]).toEqual(["R", [code]]);
  });

  it("wants credit notes to say what they take back, and an A its CUIT", async () => {
    const mine = await auth();
    const note = await authorise(mine, { ...LANE, voucherType: 13 }, VOUCHER);
    expect(note.reasons).toMatchObject([{ code: 10197 }]);
    const a = await authorise(mine, { ...LANE, voucherType: 1 }, VOUCHER);
    expect(a.reasons.map(({ code }) => code)).toEqual([10013, 10243, 10018]);
  });

  it("does not know another's ticket", async () => {
    const mine = await auth();
    const asked = lastAuthorised({ ...mine, cuit: "27280335148" }, LANE);
    await expect(asked).rejects.toThrow(TaxErrors);
    await expect(lastAuthorised({ ...mine, sign: "x" }, LANE)).rejects.toThrow("600");
  });

  it("misbehaves on request: down, silent before or after its work, not itself", async () => {
    const mine = await auth();
    const lane = { ...LANE, pointOfSale: 99 };
    await post("/faults/ask", { status: 503, times: 1 });
    await expect(authorise(mine, lane, VOUCHER)).rejects.toThrow(TaxFault);
    await post("/faults/ask", { drop: "before", times: 1 });
    await expect(authorise(mine, lane, VOUCHER)).rejects.toMatchObject({ kind: "unreachable" });
    expect(await lastAuthorised(mine, lane)).toBe(0);
    await post("/faults/ask", { drop: "after", times: 1 });
    await expect(authorise(mine, lane, VOUCHER)).rejects.toMatchObject({ kind: "unreachable" });
    expect(await lastAuthorised(mine, lane)).toBe(1);
    await post("/faults/last", { code: 501, times: 1 });
    await expect(lastAuthorised(mine, lane)).rejects.toThrow("501");
    expect((await post("/faults/otra", {})) as object).toMatchObject({ success: false });
  });
});
