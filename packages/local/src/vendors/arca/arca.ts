import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { openAuthority } from "./authority";
import { CALLS, type Call, createFaults, type Fault, type Faults, fault } from "./faults";
import { openRegister, type Register } from "./register";
import { openTickets, refusedSignIn, type Tickets } from "./wsaa";
import { answered, askedIn, errors, resultOf, UNKNOWN } from "./wsfe";
import { soapFault } from "./xml";

const CALL_OF: Record<string, Call> = {
  FECAESolicitar: "ask",
  FECompUltimoAutorizado: "last",
  FECompConsultar: "consult",
};

/**
 * A stand-in for ARCA: WSAA (`/wsaa`) and WSFEv1 (`/wsfe`) in SOAP 1.1, the page that issues a
 * certificate to a taxpayer, faults on demand, and the list of authorised vouchers.
 */
export async function createArca(dataDir: string): Promise<Hono> {
  const authority = await openAuthority(join(dataDir, "arca-authority.pem"));
  const tickets = openTickets(authority);
  const register = openRegister(join(dataDir, "arca.jsonl"));
  const faults = createFaults();
  const app = new Hono();
  app.post("/wsaa", async (c) => {
    const body = await c.req.text();
    return misbehaving(c, await faults.take("login"), async (soapFaultCode) => {
      if (soapFaultCode) return refusedSignIn(soapFaultCode);
      return tickets.signIn(body);
    });
  });
  app.post("/wsfe", (c) => wsfe(c, { tickets, register, faults }));
  app.post("/certificates", async (c) => {
    const given = asked.safeParse(await jsonOf(c));
    if (!given.success) return wrong(c, "Send { request, days? }: a request in PEM.");
    const { request, days } = given.data;
    const certificate = await authority.certify(request, days).catch(() => undefined);
    return certificate ? c.json({ certificate }, 201) : wrong(c, "That is no request in PEM.");
  });
  addSettings(app, { tickets, register, faults });
  return app;
}

const asked = z.strictObject({
  request: z.string(),
  days: z.number().int().min(-30).max(3650).default(730),
});

const wrong = (c: Context, message: string) => c.json({ success: false, message }, 400);
const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

type Parts = { tickets: Tickets; register: Register; faults: Faults };

async function wsfe(c: Context, { tickets, register, faults }: Parts): Promise<Response> {
  const call = askedIn(await c.req.text(), tickets);
  if (!call) return xml(c, soapFault("Client", "Operacion desconocida"), 500);
  const misbehaviour = await faults.take(CALL_OF[call.method] ?? "all");
  return misbehaving(c, misbehaviour, async (code) => {
    if (code) return { status: 500, xml: soapFault(code, code) };
    return { status: 200, xml: answered(call.method, result(call, misbehaviour, register)) };
  });
}

function result(
  call: NonNullable<ReturnType<typeof askedIn>>,
  { code }: Fault,
  register: Register,
): string {
  if (!call.isKnown) return errors([UNKNOWN]);
  const said = code === undefined ? undefined : { code, message: `Error de prueba ${code}` };
  // A code below 10000 concerns the service, not the voucher.
  if (said && (said.code < 10_000 || call.method !== "FECAESolicitar")) return errors([said]);
  return resultOf(call, register, said);
}

type Work = (soapFault: string | undefined) => Promise<{ status: number; xml: string }>;

/** Does the work and answers, as far as the fault lets it. */
async function misbehaving(c: Context, fault: Fault, work: Work): Promise<Response> {
  if (fault.drop === "before") return hungUp(c);
  if (fault.status) return c.text("Service Unavailable", fault.status as 503);
  const done = await work(fault.soapFault);
  return fault.drop === "after" ? hungUp(c) : xml(c, done.xml, done.status);
}

const xml = (c: Context, text: string, status: number): Response =>
  c.body(text, status as 200, { "content-type": "text/xml; charset=utf-8" });

/** Ends the connection without a response; without a connection, sends one that is not SOAP. */
function hungUp(c: Context): Response {
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.destroy();
  return c.text("", 503);
}

function addSettings(app: Hono, { tickets, register, faults }: Parts): void {
  app.get("/vouchers", (c) => c.json({ vouchers: register.all() }));
  app.delete("/tickets", (c) => {
    tickets.forget();
    return c.json({ success: true });
  });
  app.post("/vouchers", async (c) => {
    const given = voucher.safeParse(await jsonOf(c));
    if (!given.success) return wrong(c, "Send { cuit, pointOfSale, voucherType, fields }.");
    const { fields, ...lane } = given.data;
    const number = (register.last(lane)?.number ?? 0) + 1;
    return c.json({ voucher: register.add({ ...lane, number, fields }) }, 201);
  });
  app.delete("/faults", (c) => {
    faults.clear();
    return c.json({ success: true });
  });
  app.post("/faults/:call", async (c) => {
    const call = z.enum(CALLS).safeParse(c.req.param("call"));
    const given = fault.safeParse(await jsonOf(c));
    if (!call.success || !given.success) {
      return wrong(
        c,
        "A fault of login, last, ask, consult or all: drop, status, soapFault, code, delayMs, times.",
      );
    }
    faults.set(call.data, given.data);
    return c.json({ success: true });
  });
}

const voucher = z.strictObject({
  cuit: z.string().regex(/^\d{11}$/),
  pointOfSale: z.number().int().min(1),
  voucherType: z.number().int().min(1),
  fields: z.record(z.string(), z.string()).default({}),
});
