import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { createKms } from "@foja/local/aws/kms/kms";
import { listen } from "@foja/local/host/server";
import { createArca } from "@foja/local/vendors/arca/arca";
import type { Call, Fault } from "@foja/local/vendors/arca/faults";
import type { Registered } from "@foja/local/vendors/arca/register";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Tenant } from "./tenant";

/** A message of the queue of requests to ARCA. */
export type TaxMessage = { ownerId: string; pointOfSale: number; voucherType: number };

/** Starts a stand-in of ARCA, with a KMS and the queue, and points the settings at it. */
export async function startArca() {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-arca-"));
  const arca = await createArca(dataDir);
  const messages: (TaxMessage & { seconds: number })[] = [];
  const app = new Hono({ strict: false })
    .route("/arca", arca)
    .route("/kms", createKms(join(dataDir, "kms-key")))
    .route("/sqs", queueOf(messages));
  const asked: string[] = [];
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = await listen(0, (request, response) => {
    const action = String(request.headers.soapaction ?? "").replace(/^.*\/|"/g, "");
    if (request.url?.startsWith("/arca/ws")) asked.push(action || "login");
    void answer(request, response);
  });
  const base = `http://127.0.0.1:${server.port}`;
  Object.assign(process.env, {
    ARCA_WSAA_URL: `${base}/arca/wsaa`,
    ARCA_WSFE_URL: `${base}/arca/wsfe`,
    KMS_ENDPOINT: `${base}/kms`,
    SQS_ENDPOINT: `${base}/sqs`,
    TAX_QUEUE_URL: `${base}/sqs/000000000000/tax`,
  });
  resetEnv();
  const post = async (path: string, body: object) =>
    (await arca.request(path, { method: "POST", body: JSON.stringify(body) })).json();
  const certify = async (request: string, days = 700) =>
    ((await post("/certificates", { request, days })) as { certificate: string }).certificate;
  return {
    asked,
    messages,
    base,
    certify,
    fail: (call: Call, fault: Fault) => post(`/faults/${call}`, fault),
    mend: () => arca.request("/faults", { method: "DELETE" }),
    forgetTickets: () => arca.request("/tickets", { method: "DELETE" }),
    vouchers: async () =>
      ((await (await arca.request("/vouchers")).json()) as { vouchers: Registered[] }).vouchers,
    /** Authorises a voucher as another program of the same taxpayer. */
    authoriseElsewhere: (lane: { cuit: string; pointOfSale: number; voucherType: number }) =>
      post("/vouchers", lane),
    /** Fills in a practice's profile and gets it a certificate, by the calls of a browser. */
    prepare: async (tenant: Tenant, profile: object = {}) => {
      await withIssuer(tenant, profile);
      const path = "/api/invoice-settings/certificate";
      const { certificate } = await did(tenant, "POST", `${path}/request`, { alias: "foja" });
      const { request } = certificate as { request: string };
      await did(tenant, "POST", path, { certificate: await certify(request) });
    },
    stop: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Accepts messages without delivering them: tests run the queue's reader themselves. */
function queueOf(messages: (TaxMessage & { seconds: number })[]): Hono {
  return new Hono().post("*", async (c) => {
    const { MessageBody, DelaySeconds = 0 } = (await c.req.json()) as {
      MessageBody: string;
      DelaySeconds?: number;
    };
    messages.push({ ...(JSON.parse(MessageBody) as TaxMessage), seconds: DelaySeconds });
    const MD5OfMessageBody = createHash("md5").update(MessageBody).digest("hex");
    return c.json({ MessageId: String(messages.length), MD5OfMessageBody });
  });
}

/** Fills in who issues the invoices of a practice: without it none is issued. */
export const withIssuer = (tenant: Tenant, profile: object = {}) =>
  did(tenant, "PUT", "/api/invoice-settings", { ...PROFILE, ...profile });

async function did(tenant: Tenant, method: string, path: string, body: object) {
  const { status, body: answered } = await tenant.call(method, path, { body });
  if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answered)}`);
  return answered;
}

/** A practice in the monotributo, with an electronic point of sale (1) and another one (2). */
export const PROFILE = {
  legalName: "Estudio Pérez",
  cuit: "20-12345678-6",
  ivaCondition: "monotributo",
  address: "Lavalle 1234, CABA",
  grossIncome: "901-123456-7",
  activityStart: "2020-03-01",
  pointsOfSale: [
    { number: 1, electronic: true },
    { number: 2, name: "Interno", electronic: false },
  ],
};

/** An invoice as the editor sends it. */
export const INVOICE = {
  pointOfSale: 1,
  currency: "ARS",
  date: "2026-11-20",
  dueDate: "2026-12-20",
  client: { name: "Sosa, Marta", ivaCondition: "consumidorFinal" },
  lines: [{ description: "Honorarios", quantity: 1, unitPrice: 150_000, vat: 21 }],
  notes: null,
};
