import { at, now } from "@foja/core/kernel/clock";
import { call, someAddress } from "@foja/harness/api";
import { type Bucket, post, startBucket } from "@foja/harness/files";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { photo } from "@foja/harness/pictures";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handler as sweep } from "../../../jobs/letters-sweep";

let mailbox: Mailbox;
let bucket: Bucket;
let admin: Tenant;
beforeAll(async () => {
  mailbox = await startMailbox();
  bucket = await startBucket();
});
beforeEach(async () => {
  await ownTable();
  admin = await newTenant({ role: "ADMIN_ROLE" });
});
afterAll(() => Promise.all([mailbox.stop(), bucket.stop()]));

const PATH = "/api/support-contacts";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let people = 0;

/** A consultation of another person each time, with another address. */
function consultation(more: object = {}) {
  people += 1;
  return {
    name: "Eva Ríos",
    email: `eva-${people}@ejemplo.com.ar`,
    subject: "Problema técnico",
    priority: "high",
    message: "No puedo entrar.\n\nDice que la clave no es.",
    ...more,
  };
}

const letters = () => sweep({ now: new Date(now() + 2 * MINUTE_MS).toISOString() });
const SUPPORT = "soporte@foja.ar";

type Row = Record<string, unknown> & { _id: string; number: number; version: number };
const rows = async (query = "") =>
  (await admin.call("GET", `${PATH}${query}`)).body as unknown as {
    supportContacts: Row[];
    paces: { received: number; answered: number; inTime: number }[];
  };

async function written(more: object = {}): Promise<Row> {
  const body = consultation(more);
  const { body: sent } = await call("POST", PATH, { body });
  expect(sent.message).toMatch(/^Recibimos/);
  const { supportContacts } = await rows();
  const row = supportContacts.find(({ number }) => number === sent.number);
  if (!row) throw new Error("the consultation was not kept");
  return row;
}

describe("writing to support", () => {
  it("gets consecutive numbers, also side by side, and a letter to each side", async () => {
    const bodies = Array.from({ length: 6 }, () => consultation());
    const sent = await Promise.all(bodies.map((body) => call("POST", PATH, { body })));
    expect(sent.map(({ status }) => status)).toEqual(bodies.map(() => 201));
    const numbers = sent.map(({ body }) => Number(body.number)).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
    await letters();
    const [first] = bodies;
    const [receipt] = mailbox.inbox.list(first?.email);
    const own = sent[0]?.body.number;
    expect(receipt?.subject).toBe(`Recibimos tu consulta n.º ${own}`);
    // Anybody can enter anybody's address: nothing of their text is in it.
    expect(receipt?.text).not.toMatch(/Eva|entrar/);
    const desk = mailbox.inbox.list(SUPPORT).find(({ subject }) => subject.includes(`[${own}]`));
    const read = await PostalMime.parse(desk?.raw ?? "");
    expect(read.replyTo).toEqual([{ address: first?.email, name: "" }]);
    expect(read.text).toContain("No puedo entrar.");
    expect(read.text).toContain("Prioridad: Alta");
  });

  it.each([
    [{ name: " " }, "El nombre es requerido"],
    [{ email: "eva" }, "Ingresa un correo válido"],
    [{ subject: "" }, "Selecciona un tipo de consulta"],
    [{ message: "\n" }, "El mensaje es requerido"],
    [{ priority: "alta" }, "Prioridad: elegí low, medium, high o urgent"],
    [
      { name: "Eva\r\nBcc: x@y.z" },
      "Nombre: no puede tener saltos de línea ni caracteres de control",
    ],
  ])("refuses %j in words", async (wrong, message) => {
    const { status, body } = await call("POST", PATH, { body: consultation(wrong) });
    expect([status, body.message]).toEqual([422, message]);
  });

  it("is of medium priority unless said, and knows who was signed in", async () => {
    const ana = await newTenant();
    await ana.call("POST", PATH, { body: consultation({ priority: undefined }) });
    const stale = { authorization: "Bearer a.b.c" };
    await call("POST", PATH, { body: consultation(), headers: stale });
    const { supportContacts } = await rows();
    expect(supportContacts.map(({ priority, userId }) => [priority, userId])).toEqual([
      ["high", null],
      ["medium", ana.userId],
    ]);
  });

  it("is throttled by address and by account", async () => {
    const address = someAddress();
    const ana = await newTenant();
    const statuses = { visitor: [] as number[], account: [] as number[] };
    for (let n = 0; n < 6; n += 1) {
      const body = consultation();
      statuses.visitor.push((await call("POST", PATH, { body, address })).status);
      const elsewhere = { body, address: someAddress() };
      statuses.account.push((await ana.call("POST", PATH, elsewhere)).status);
    }
    expect(statuses.visitor).toEqual([201, 201, 201, 201, 201, 429]);
    expect(statuses.account).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("sends no more than three receipts an hour to an address", async () => {
    const email = "blanco@ejemplo.com.ar";
    for (let n = 0; n < 5; n += 1) await call("POST", PATH, { body: consultation({ email }) });
    await letters();
    expect(mailbox.inbox.list(email)).toHaveLength(3);
  });
});

const PNG = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";

describe("the picture of a consultation", () => {
  const announce = (given: object) => call("POST", `${PATH}/screenshots`, { body: given });

  async function posted(octets: Buffer): Promise<string> {
    const { body } = await announce({ type: "image/png", size: octets.length });
    const { upload, screenshot } = body as {
      upload: Parameters<typeof post>[0];
      screenshot: string;
    };
    await post(upload, octets);
    return screenshot;
  }

  it("is kept with it, and only administrators get at it", async () => {
    const screenshot = await posted(Buffer.from(PNG, "latin1"));
    const row = await written({ screenshot });
    expect(row.hasScreenshot).toBe(true);
    const { body } = await admin.call("GET", `${PATH}/${row._id}/screenshot`);
    const got = await fetch(String(body.url));
    expect(Buffer.from(await got.arrayBuffer()).toString("latin1")).toBe(PNG);
    const ana = await newTenant();
    expect((await ana.call("GET", `${PATH}/${row._id}/screenshot`)).status).toBe(403);
  });

  it("says no more where and by whom it was taken", async () => {
    const screenshot = await posted(Buffer.from(photo("png")));
    const row = await written({ screenshot });
    const { body } = await admin.call("GET", `${PATH}/${row._id}/screenshot`);
    const got = Buffer.from(await (await fetch(String(body.url))).arrayBuffer()).toString("latin1");
    expect(got.startsWith("\x89PNG")).toBe(true);
    expect(got).not.toContain("Ana Quiroga");
  });

  it("is refused where it is none, is too large, or never came", async () => {
    const page = await posted(Buffer.from("<html><script>alert(1)</script>"));
    const wrong = await call("POST", PATH, { body: consultation({ screenshot: page }) });
    expect(wrong.body.message).toMatch(/^Captura: tiene que ser una imagen/);
    const none = { screenshot: "att_00000000000000000000000000" };
    const missing = await call("POST", PATH, { body: consultation(none) });
    expect(missing.body.message).toBe("Captura: no llegó. Adjuntala de nuevo.");
    expect((await announce({ type: "image/svg+xml", size: 10 })).status).toBe(422);
    expect((await announce({ type: "image/png", size: 6 * 1024 * 1024 })).status).toBe(422);
    expect((await rows()).supportContacts).toEqual([]);
  });
});

describe("a consultation in the administration", () => {
  it("is assigned, answered by mail and closed, and counted as answered in time", async () => {
    const row = await written();
    const given = { assignedTo: admin.userId, answer: "Listo.\n\nProbá ahora.", status: "closed" };
    const { status, body } = await admin.call("PATCH", `${PATH}/${row._id}`, { body: given });
    expect(status).toBe(200);
    expect(body.supportContact).toMatchObject({
      ...{ status: "closed", assignedTo: admin.userId, version: 2 },
      answers: [{ text: "Listo.\n\nProbá ahora.", by: admin.userId }],
    });
    await letters();
    const answer = mailbox.inbox
      .list(String(row.email))
      .find(({ subject }) => /^Resp/.test(subject));
    expect(answer?.text).toContain("Probá ahora.");
    expect((await rows("?status=open")).supportContacts).toEqual([]);
    const { supportContacts, paces } = await rows("?status=closed");
    expect(supportContacts).toHaveLength(1);
    expect(paces[0]).toMatchObject({ received: 1, answered: 1, inTime: 1 });
  });

  it("answered after a day counts as late, and a second answer counts no more", async () => {
    const row = await at(now() - 25 * HOUR_MS, () => written());
    for (const answer of ["Perdón por la demora.", "Y otra cosa."]) {
      await admin.call("PATCH", `${PATH}/${row._id}`, { body: { answer } });
    }
    const { paces } = await rows();
    const total = paces.reduce((sum, one) => sum + one.answered, 0);
    const inTime = paces.reduce((sum, one) => sum + one.inTime, 0);
    expect([total, inTime]).toEqual([1, 0]);
  });

  it("is not taken from who has it by a stale screen, nor given to who is no administrator", async () => {
    const row = await written();
    const headers = { "if-match": `"${row.version}"` };
    const first = await admin.call("PATCH", `${PATH}/${row._id}`, {
      body: { status: "closed" },
      headers,
    });
    const second = await admin.call("PATCH", `${PATH}/${row._id}`, {
      body: { status: "open" },
      headers,
    });
    expect([first.status, second.status]).toEqual([200, 412]);
    const ana = await newTenant();
    const body = { assignedTo: ana.userId };
    const given = await admin.call("PATCH", `${PATH}/${row._id}`, { body });
    expect([given.status, given.body.message]).toEqual([
      422,
      "A cargo de: tiene que ser alguien de la administración.",
    ]);
    expect((await admin.call("PATCH", `${PATH}/${row._id}`, { body: {} })).status).toBe(422);
  });
});
