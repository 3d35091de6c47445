import { Plans } from "@foja/core/billing/plans";
import { asSystem } from "@foja/core/kernel/actor";
import type { Changed } from "@foja/core/kernel/changes";
import { at, now } from "@foja/core/kernel/clock";
import { get, type Item, walk } from "@foja/core/kernel/dynamo";
import { newId } from "@foja/core/kernel/id";
import { dateText } from "@foja/core/kernel/money.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Notices } from "@foja/core/sharing/notices";
import { call } from "@foja/harness/api";
import { newDocument, PDF } from "@foja/harness/documents";
import { type Bucket, post, startBucket } from "@foja/harness/files";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { letIn } from "@foja/harness/members";
import { onTerms } from "@foja/harness/plan";
import { made, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Link = { _id: string; url: string };
type Case = {
  _id: string;
  name: string;
  stage: string;
  entries: { date: string; text: string }[];
  next: { date: string; text: string; place: string | null }[];
  documents: object[];
};

const DOCUMENT = "20123456";

/** A case with its client, and a link of theirs. */
async function standing(who: Tenant, folderName = "Pérez c/ Gómez", given: object = {}) {
  const { _id: folderId } = await made(who, "/api/folders", { folderName });
  const contact = { name: "Rosa", lastName: "Pérez", document: DOCUMENT, role: "cliente" };
  const body = { ...contact, ...given, folderIds: [folderId] };
  const { _id: contactId } = await made(who, "/api/contacts/create", body);
  return { folderId, contactId };
}

async function linkOf(who: Tenant, contactId: string, given: object = {}): Promise<Link> {
  const answer = await who.call("POST", "/api/client-links", { body: { contactId, ...given } });
  if (answer.status !== 201) throw new Error(`no link: ${answer.body.message}`);
  return answer.body.link as Link;
}

const tokenOf = ({ url }: Link) => new URL(url).pathname.split("/").at(-1) ?? "";
const pathOf = (link: Link) => `/api/public/client/${tokenOf(link)}`;
const prove = (link: Link, body: object = { digits: "3456" }) =>
  call("POST", `${pathOf(link)}/proof`, { body });

/** The cookie of a device on which a link's client proved who they are. */
async function proven(link: Link): Promise<{ cookie: string }> {
  const { status, headers } = await prove(link);
  if (status !== 200) throw new Error("not proven");
  return { cookie: (headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
}

async function casesOf(link: Link, headers: { cookie: string }): Promise<Case[]> {
  const { status, body } = await call("GET", pathOf(link), { headers });
  if (status !== 200) throw new Error(`no page: ${body.message}`);
  return body.cases as Case[];
}

/** Tells what the stream tells of a record that was made. */
async function told(who: Tenant, sk: string): Promise<void> {
  const item = (await get<Item>({ pk: `OWNER#${who.userId}`, sk })) as Changed;
  await asSystem("test", () => Notices.follow(item, undefined));
}

/** What was said about a case, as a person of the practice reads it. */
async function talkOf(who: Tenant, folderId: string) {
  const { body } = await who.call("POST", "/api/chat/filter", { body: { user: folderId } });
  return body.chats as { text: string; client: object | null; links: { _id: string }[] }[];
}

const today = () => dayOf(new Date(now()).toISOString());

async function movement(who: Tenant, folderId: string, title: string): Promise<void> {
  const body = { folderId, title, time: today(), movement: "Despacho" };
  await told(who, `MOVEMENT#${(await made(who, "/api/movements", body))._id}`);
}

const proposed = async (who: Tenant) =>
  (await who.call("GET", "/api/notices?status=proposed")).body.notices as {
    _id: string;
    text: string;
    folderId: string;
  }[];

const decide = (who: Tenant, id: string, body: object) =>
  who.call("PATCH", `/api/notices/${id}`, { body });

describe("a client's link", () => {
  it("is shown once, and opens after a proof on that device alone", async () => {
    const ana = await newTenant();
    const { contactId } = await standing(ana);
    const link = await linkOf(ana, contactId);
    expect(tokenOf(link)).toMatch(/^[\w-]{22}$/);
    const { body } = await ana.call("GET", `/api/client-links?contactId=${contactId}`);
    expect(JSON.stringify(body)).not.toContain(tokenOf(link));
    const closed = await call("GET", pathOf(link));
    expect([closed.status, closed.body.error]).toEqual([401, "client.proof"]);
    expect(closed.headers.get("x-robots-tag")).toContain("noindex");
    expect(closed.headers.get("cache-control")).toBe("no-store");
    const wrong = await prove(link, { digits: "0000" });
    expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([422, null]);
    const right = await prove(link);
    expect(right.headers.get("set-cookie")).toContain(`Path=${pathOf(link)};`);
    const headers = await proven(link);
    expect(await casesOf(link, headers)).toEqual([
      expect.objectContaining({ name: "Pérez c/ Gómez", entries: [], next: [], documents: [] }),
    ]);
    const { body: listed } = await ana.call("GET", `/api/client-links?contactId=${contactId}`);
    expect((listed.links as { visits: object[] }[])[0]?.visits).toHaveLength(1);
    // The proof of one link opens no other.
    const other = await linkOf(
      ana,
      (await standing(ana, "Otra", { document: "30111222" })).contactId,
    );
    expect((await call("GET", pathOf(other), { headers })).status).toBe(401);
  });

  it("lets nobody guess: after five tries each one waits", async () => {
    const ana = await newTenant();
    const link = await linkOf(ana, (await standing(ana)).contactId);
    const tried: number[] = [];
    for (let n = 0; n < 8; n += 1) tried.push((await prove(link, { digits: `000${n}` })).status);
    expect(tried).toContain(429);
    expect((await prove(link)).status).toBe(429);
    expect((await call("GET", "/api/public/client/AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
  });

  it("ends when it is revoked, at its end, and needs a client who can prove who they are", async () => {
    const ana = await newTenant();
    const { contactId } = await standing(ana);
    const soon = new Date(now() + 3_600_000).toISOString();
    const [link, ending] = [
      await linkOf(ana, contactId),
      await linkOf(ana, contactId, { expiresAt: soon }),
    ];
    const headers = await proven(ending);
    expect(
      (await at(now() + 3_700_000, () => call("GET", pathOf(ending), { headers }))).status,
    ).toBe(404);
    expect((await ana.call("DELETE", `/api/client-links/${link._id}`)).status).toBe(200);
    expect((await call("GET", pathOf(link))).status).toBe(404);
    const nobody = await standing(ana, "Otra", { document: null });
    const refused = await ana.call("POST", "/api/client-links", {
      body: { contactId: nobody.contactId },
    });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining("documento"),
    ]);
  });

  it("shows in its preview what the client sees, and takes their answer into the case", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana);
    const link = await linkOf(ana, contactId);
    await ana.call("POST", "/api/notices", { body: { folderId, text: "Presentamos la demanda." } });
    const headers = await proven(link);
    const preview = await ana.call("GET", `/api/client-links/${link._id}/preview`);
    expect(preview.body.cases).toEqual(await casesOf(link, headers));
    const body = { text: "¿Tengo que ir el martes?" };
    expect((await call("POST", `${pathOf(link)}/messages`, { headers, body })).status).toBe(201);
    expect(await talkOf(ana, folderId)).toEqual([
      expect.objectContaining({ text: body.text, client: { contactId, name: "Rosa Pérez" } }),
    ]);
    const { body: told } = await ana.call("GET", `/api/alert/useralerts/${ana.userId}`);
    // It is mailed, and says nothing of the client's own words.
    expect((told.alerts as object[])[0]).toMatchObject({
      primaryText: "Un cliente te escribió",
      secondaryText: "Pérez c/ Gómez",
      ...{ sourceType: "chat", sourceId: folderId },
    });
    const key = { ...headers, "idempotency-key": "una" };
    for (const text of ["¿Y el jueves?", "¿Y el jueves?"]) {
      const again = { headers: key, body: { text } };
      expect((await call("POST", `${pathOf(link)}/messages`, again)).status).toBe(201);
    }
    expect(await talkOf(ana, folderId)).toHaveLength(2);
    const other = {
      text: "Hola",
      folderId: (await standing(ana, "Ajena", { document: "30111222" })).folderId,
    };
    expect((await call("POST", `${pathOf(link)}/messages`, { headers, body: other })).status).toBe(
      404,
    );
    expect((await call("POST", `${pathOf(link)}/messages`, { body })).status).toBe(401);
  });
});

describe("a file of a client", () => {
  let bucket: Bucket;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.stop());

  const JPEG = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex").toString(
    "latin1",
  );
  const photo = { name: "dni.jpg", type: "image/jpeg", size: 22 };

  /** Announces a file as the client's page does, and posts it. */
  async function sent(link: Link, headers: object, given: object = {}, content = JPEG) {
    const body = { ...photo, ...given };
    const { status, body: begun } = await call("POST", `${pathOf(link)}/files`, {
      ...{ headers: headers as Record<string, string>, body },
    });
    if (status !== 201) return { status, message: String(begun.message), _id: "" };
    const { file, upload } = begun as never as {
      file: { _id: string };
      upload: Parameters<typeof post>[0];
    };
    const { status: posted } = await post(upload, Buffer.from(content, "latin1"));
    return { status: posted, message: "", _id: file._id };
  }

  const write = (link: Link, headers: object, body: object) =>
    call("POST", `${pathOf(link)}/messages`, { headers: headers as Record<string, string>, body });

  const documentsOf = async (who: Tenant, folderId: string) =>
    (await who.call("GET", `/api/documents?folderId=${folderId}`)).body.documents as {
      _id: string;
      source: string;
      file: { size: number };
    }[];

  const storageOf = async ({ userId }: Tenant) =>
    (await Plans.subscriptionOf(userId)).usage.storage;

  it("comes into the case as a document with its message, counted, and only for its own link", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana);
    const [link, other] = [await linkOf(ana, contactId), await linkOf(ana, contactId)];
    const headers = await proven(link);
    const file = await sent(link, headers);
    expect(file.status).toBe(204);
    // Announced and posted, it is nowhere yet.
    expect(await documentsOf(ana, folderId)).toEqual([]);
    const stolen = await write(other, await proven(other), { text: "Hola", files: [file._id] });
    expect([stolen.status, stolen.body.message]).toEqual([
      422,
      expect.stringContaining("Archivos"),
    ]);
    const before = await storageOf(ana);
    expect((await write(link, headers, { text: "", files: [file._id] })).status).toBe(201);
    const [document] = await documentsOf(ana, folderId);
    expect(document).toMatchObject({ source: "client", file: { size: 22 } });
    expect((await storageOf(ana)) - before).toBe(22);
    const [said] = await talkOf(ana, folderId);
    expect(said?.links.map(({ _id }) => _id)).toEqual([document?._id]);
  });

  it("has to be what it says, of a size, and comes no faster than somebody takes photographs", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana);
    const link = await linkOf(ana, contactId);
    const headers = await proven(link);
    expect((await sent(link, headers, { name: "a.docx", type: "application/msword" })).status).toBe(
      422,
    );
    expect((await sent(link, headers, { size: 15 * 1024 * 1024 + 1 })).status).toBe(413);
    expect((await sent(link, {})).status).toBe(401);
    const lying = await sent(link, headers, {}, "<html>no es foto</html>".slice(0, 22));
    const refused = await write(link, headers, { text: "Acá va", files: [lying._id] });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining("no es lo que dice ser"),
    ]);
    expect(await documentsOf(ana, folderId)).toEqual([]);
    expect(await talkOf(ana, folderId)).toEqual([]);
    const tried: number[] = [];
    for (let n = 0; n < 11; n += 1) tried.push((await sent(link, headers)).status);
    expect(tried.filter((status) => status === 429)).toHaveLength(2);
  });

  it("that the plan has no room for is refused in words that say nothing of the plan", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana);
    const link = await linkOf(ana, contactId);
    const headers = await proven(link);
    const { limits } = await Plans.subscriptionOf(ana.userId);
    await onTerms(ana, { limits: { ...limits, storage: 21 } });
    const full = await sent(link, headers);
    expect([full.status, full.message]).toEqual([422, expect.stringContaining("por e-mail")]);
    expect(full.message).not.toMatch(/plan|MB/);
    expect(await documentsOf(ana, folderId)).toEqual([]);
  });

  it("that a lawyer shares is shown on the page, downloaded, and gone when it is no longer shared", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana);
    const link = await linkOf(ana, contactId);
    const headers = await proven(link);
    const { _id } = await newDocument(ana, { folderId });
    const at = `/api/client-documents/${_id}`;
    const clients = [{ _id: contactId, name: "Rosa Pérez", hasPage: true }];
    expect((await ana.call("GET", at)).body).toMatchObject({ shared: false, clients });
    const open = () => call("GET", `${pathOf(link)}/documents/${_id}`, { headers });
    expect((await open()).status).toBe(404);
    await ana.call("PUT", at, { body: { shared: true } });
    expect((await ana.call("GET", at)).body).toMatchObject({ shared: true });
    expect((await casesOf(link, headers))[0]?.documents).toEqual([
      expect.objectContaining({ _id, name: "demanda" }),
    ]);
    const { url } = (await open()).body as { url: string };
    expect(await (await fetch(url)).text()).toBe(PDF);
    await ana.call("PUT", at, { body: { shared: false } });
    expect((await casesOf(link, headers))[0]?.documents).toEqual([]);
    expect((await open()).status).toBe(404);
  });
});

describe("a notice", () => {
  it("is proposed by what happens, and reaches the client once it is approved", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana, "Pérez c/ Gómez", {
      phone: "11 4321-0000",
    });
    const link = await linkOf(ana, contactId);
    const headers = await proven(link);
    await movement(ana, folderId, "Traslado de la demanda");
    await movement(ana, folderId, "Despacho de trámite");
    const all = await proposed(ana);
    const first = all.find(({ text }) => text.includes("demanda"));
    const second = all.find((one) => one !== first);
    expect(first?.text).toContain(
      "El juzgado dispuso hacer saber la demanda a quien tiene que contestarla",
    );
    expect((await casesOf(link, headers))[0]?.entries).toEqual([]);
    const text = "El juzgado ya tiene tu demanda.";
    const { body } = await decide(ana, first?._id ?? "", { text, status: "approved" });
    expect(body.notice).toMatchObject({
      status: "approved",
      ways: [
        {
          contactId,
          mailed: false,
          whatsapp: expect.stringContaining("wa.me/5491143210000?text=El"),
        },
      ],
    });
    await decide(ana, second?._id ?? "", { status: "dismissed" });
    expect((await casesOf(link, headers))[0]?.entries).toEqual([{ date: today(), text }]);
    expect(await proposed(ana)).toEqual([]);
    expect((await decide(ana, first?._id ?? "", { status: "dismissed" })).status).toBe(404);
  });

  it("of a hearing says when and where, until it is over", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana);
    const link = await linkOf(ana, contactId);
    const start = new Date(now() + 5 * 24 * 3_600_000).toISOString();
    const event = {
      title: "Audiencia",
      type: "audiencia",
      start,
      folderId,
      place: "Lavalle 1554",
    };
    const { _id } = await made(ana, "/api/events", {
      ...event,
      end: new Date(Date.parse(start) + 3_600_000).toISOString(),
    });
    await told(ana, `EVENT#${_id}`);
    const [one] = await proposed(ana);
    await decide(ana, one?._id ?? "", { status: "approved" });
    const headers = await proven(link);
    expect((await casesOf(link, headers))[0]?.next).toEqual([
      { date: start, text: expect.stringContaining("audiencia"), place: "Lavalle 1554" },
    ]);
    const later = () => casesOf(link, headers);
    expect((await at(now() + 8 * 24 * 3_600_000, later))[0]?.next).toEqual([]);
  });

  it("is proposed once, and not to a practice without links, nor of what is old", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana);
    await movement(ana, folderId, "Sentencia");
    expect(await proposed(ana)).toEqual([]);
    await linkOf(ana, contactId);
    const body = { folderId, title: "Sentencia", time: "2020-03-02", movement: "Despacho" };
    await told(ana, `MOVEMENT#${(await made(ana, "/api/movements", body))._id}`);
    const recent = { ...body, time: today() };
    const sk = `MOVEMENT#${(await made(ana, "/api/movements", recent))._id}`;
    await told(ana, sk);
    await told(ana, sk);
    expect(await proposed(ana)).toHaveLength(1);
  });
});

describe("the letter of a notice", () => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox();
  });
  afterAll(() => mailbox.stop());

  it("leads a person to a page with a button, and lets a mail program stop it at once", async () => {
    const ana = await newTenant();
    const to = `rosa-${ana.userId.toLowerCase()}@ejemplo.com.ar`;
    const { contactId, folderId } = await standing(ana, "Una", { email: to });
    const write = () =>
      ana.call("POST", "/api/notices", { body: { folderId, text: "Presentamos la demanda." } });
    expect((await write()).body.notice).toMatchObject({ ways: [{ mailed: true }] });
    const errand = { kind: "clientNotice" as const, userId: ana.userId, contactId, to };
    await asSystem("test", () =>
      Notices.sendNotice({ ...errand, _id: newId("mail"), text: "Presentamos la demanda." }),
    );
    const [letter] = mailbox.inbox.list(to);
    expect(letter?.text).toMatch(/\/unsubscribe\?c=/);
    expect(letter?.text).not.toContain("/api/");
    const header = /List-Unsubscribe: <([^>]+)>/i.exec(letter?.raw.replace(/\r\n /g, " ") ?? "");
    const path = new URL(header?.[1] ?? "").pathname;
    expect(path).toMatch(/^\/api\/public\/client-notices\/off\//);
    expect(letter?.raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    expect((await call("POST", path)).status).toBe(200);
    expect((await write()).body.notice).toMatchObject({ ways: [{ mailed: false }] });
    expect((await call("POST", `${path}x`)).status).toBe(404);
  });
});

describe("what a practice tells of each kind", () => {
  const setting = (who: Tenant, kind: string, body: object) =>
    who.call("PATCH", `/api/notice-settings/${kind}`, { body });

  it("is said in its own words, and refused where they name what there is not", async () => {
    const ana = await newTenant();
    const { contactId, folderId } = await standing(ana);
    await linkOf(ana, contactId);
    const text = "Salió la sentencia de {causa}, el {fecha}.";
    expect((await setting(ana, "judgment", { text })).status).toBe(200);
    const wrong = await setting(ana, "judgment", { text: "En {lugar}" });
    expect([wrong.status, wrong.body.message]).toEqual([422, expect.stringContaining("{causa}")]);
    expect((await setting(ana, "none", { text })).status).toBe(404);
    await movement(ana, folderId, "Sentencia definitiva");
    const [one] = await proposed(ana);
    expect(one?.text).toBe(`Salió la sentencia de Pérez c/ Gómez, el ${dateText(today())}.`);
    expect((await setting(ana, "judgment", { text: null })).body.setting).toMatchObject({
      ...{ text: null, alone: false },
    });
  });

  it("goes out alone where the titular says so, once; of money and in a reserved case never", async () => {
    const ana = await newTenant({ plan: "premium" });
    const eva = await letIn(ana, await newTenant(), "abogado");
    const { contactId, folderId } = await standing(ana, "Una", { email: "rosa@ejemplo.com.ar" });
    const kept = await standing(ana, "Otra", { document: "30111222" });
    const link = await linkOf(ana, contactId);
    await reserve(ana, kept.folderId, [ana.userId]);
    expect((await setting(eva, "judgment", { alone: true })).status).toBe(403);
    expect((await setting(ana, "judgment", { alone: true })).status).toBe(200);
    for (const kind of ["settlement", "deposit", "payment"]) {
      const refused = await setting(ana, kind, { alone: true });
      expect([refused.status, refused.body.message]).toEqual([
        422,
        expect.stringContaining("dinero"),
      ]);
    }
    const body = { folderId, title: "Sentencia", time: today(), movement: "Despacho" };
    const sk = `MOVEMENT#${(await made(ana, "/api/movements", body))._id}`;
    await told(ana, sk);
    await told(ana, sk);
    await movement(ana, kept.folderId, "Sentencia");
    await movement(ana, folderId, "Traslado de la demanda");
    expect((await casesOf(link, await proven(link)))[0]?.entries).toHaveLength(1);
    // Of the kinds that were not chosen, and of the reserved case, it waits.
    const waiting = (await proposed(ana)).map((one) => one.folderId).sort();
    expect(waiting).toEqual([folderId, kept.folderId].sort());
  });

  it("proposes what a client paid, to those who see money", async () => {
    const ana = await newTenant({ plan: "premium" });
    const eva = await letIn(ana, await newTenant(), "asistente");
    const { contactId, folderId } = await standing(ana);
    await linkOf(ana, contactId);
    const entry = { kind: "payment", amount: 1500, currency: "ARS", date: today() };
    const at = `/api/folders/${folderId}/account/entries`;
    await ana.call("POST", at, { body: { ...entry, kind: "fee", amount: 5000 } });
    expect((await ana.call("POST", at, { body: entry })).status).toBe(201);
    for await (const item of walk<Item>({
      ...{ pk: `OWNER#${ana.userId}`, sk: { startingWith: `LEDGER#${folderId}#` }, limit: 10 },
    })) {
      await asSystem("test", () => Notices.follow(item as Changed, undefined));
    }
    const [one, ...more] = await proposed(ana);
    expect([one?.text, more]).toEqual([
      `Registramos tu pago del ${dateText(today())}. Gracias.`,
      [],
    ]);
    expect(await proposed(eva)).toEqual([]);
    expect((await decide(eva, one?._id ?? "", { status: "approved" })).status).toBe(404);
    expect((await decide(ana, one?._id ?? "", { status: "approved" })).status).toBe(200);
  });
});
