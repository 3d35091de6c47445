import { asSystem } from "@foja/core/kernel/actor";
import { get, type Item, walk } from "@foja/core/kernel/dynamo";
import { Documents } from "@foja/core/practice/documents";
import { placeOf } from "@foja/core/telling/alerts/place.rules";
import { LetterArrivals } from "@foja/core/telling/letter-arrivals";
import { type Bucket, startBucket } from "@foja/harness/files";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { linedPdf } from "@foja/harness/pdf";
import { rawLetter, receive, stored } from "@foja/harness/post-in";
import { made, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler } from "../../../mail/receive";
import { carryErrand } from "../../../streams/errands";

let bucket: Bucket;
let mailbox: Mailbox;
beforeAll(async () => {
  [bucket, mailbox] = await Promise.all([startBucket(), startMailbox()]);
});
afterAll(() => Promise.all([bucket.stop(), mailbox.stop()]));

type Listed = {
  _id: string;
  folderId: string | null;
  subject: string;
  proposal: { folderId: string; way: string } | null;
  foundBy: string | null;
  threadId: string;
  files: { name: string; documentId: string | null; leftOut: string | null }[];
  [field: string]: unknown;
};

const addressOf = async (who: Tenant, folderId: string) => {
  const { body } = await who.call("GET", `/api/folders/${folderId}`);
  return String((body.folder as { mailAddress: string }).mailAddress);
};
const caseOf = async (who: Tenant, given: object = {}) => {
  const { _id } = await made(who, "/api/folders", { folderName: "Sosa c/ Textil", ...given });
  return { _id, address: await addressOf(who, _id) };
};
const lettersOf = async (who: Tenant, query: string) =>
  (await who.call("GET", `/api/letters?${query}`)).body.letters as Listed[];
const trayOf = (who: Tenant) => lettersOf(who, "unplaced=true");
const practiceAddress = async (who: Tenant) =>
  String((await who.call("GET", "/api/letters?unplaced=true")).body.mailAddress);
const whole = async (who: Tenant, id: string) =>
  (await who.call("GET", `/api/letters/${id}`)).body.letter as Listed & {
    text: string;
    html: string | null;
  };

/** Carries the errands of a practice, as its stream does. */
async function carryAll({ userId }: Tenant) {
  const range = { index: "gsi1" as const, pk: `MAILS#${userId}`, sk: { startingWith: "mai_" } };
  for await (const { _id } of walk<Item & { _id: string }>(range)) await carryErrand(_id);
}

describe("who answers for a case", () => {
  const inserted = async (who: Tenant, id: string): Promise<Item> => {
    const found = await get<Item>({ pk: `OWNER#${who.userId}`, sk: `LETTER#${id}` });
    if (!found) throw new Error("no letter");
    return found;
  };
  const alertsOf = async (who: Tenant) =>
    (await who.call("GET", `/api/alert/useralerts/${who.userId}`)).body.alerts as {
      [field: string]: unknown;
    }[];

  it("is alerted once an hour that letters arrive in it, in no word of who wrote", async () => {
    const ana = await newTenant({ plan: "premium" });
    const { _id: folderId, address } = await caseOf(ana);
    for (const subject of ["Pagá en https://x.example", "Otra"]) {
      await receive(bucket, await rawLetter({ subject, text: subject }), { recipients: [address] });
    }
    const letters = await lettersOf(ana, `folderId=${folderId}`);
    for (const { _id } of letters) {
      const item = await inserted(ana, _id);
      for (const time of [1, 2]) {
        await asSystem(`t${time}`, () => LetterArrivals.notify(item, undefined));
      }
      // What changes afterwards is no arrival.
      await asSystem("t", () => LetterArrivals.notify(item, item));
    }
    const hours = new Set(letters.map(({ receivedAt }) => String(receivedAt).slice(0, 13)));
    const alerts = await alertsOf(ana);
    expect(alerts).toHaveLength(hours.size);
    expect(alerts[0]).toMatchObject({
      ...{ primaryText: "Llegó correo a una causa", secondaryText: "Sosa c/ Textil" },
      ...{ sourceType: "letter", folderId, forId: ana.userId },
    });
    expect(JSON.stringify(alerts)).not.toContain("x.example");
    const ids = letters.map(({ _id }) => `/apps/letters/${_id}`);
    expect(ids).toContain(placeOf(alerts[0] as Parameters<typeof placeOf>[0]));
  });

  it("is not alerted of what waits in the tray, nor of what the practice wrote", async () => {
    const ana = await newTenant({ plan: "premium" });
    const { _id: folderId } = await caseOf(ana);
    const item = { pk: "x", sk: "y", type: "letter", version: 1, _id: "ltr_1", userId: ana.userId };
    const at = { receivedAt: new Date().toISOString() };
    for (const one of [
      { ...item, ...at, direction: "in", folderId: null },
      { ...item, ...at, direction: "out", folderId },
    ]) {
      await asSystem("t", () => LetterArrivals.notify(one, undefined));
    }
    expect(await alertsOf(ana)).toEqual([]);
  });
});

describe("a letter to the address of a case", () => {
  it("is in the case with its files as documents, and stands in its timeline", async () => {
    const ana = await newTenant({ plan: "premium" });
    const { _id: folderId, address } = await caseOf(ana);
    expect(address).toMatch(/^[0-9a-z]{26}\.[0-9a-z]{26}@in\.foja\.localhost$/);
    const content = Buffer.from(await linedPdf("recibo", 1));
    const attachments = [{ filename: "Recibo de sueldo.pdf", type: "application/pdf", content }];
    await receive(bucket, await rawLetter({ subject: "Recibos", attachments }), {
      recipients: [address],
    });
    const [letter] = await lettersOf(ana, `folderId=${folderId}`);
    expect(letter).toMatchObject({
      ...{ folderId, subject: "Recibos", foundBy: "address", direction: "in", proposal: null },
      from: { name: "Juan Sosa", address: "juan@cliente.example" },
      verdicts: { spf: "unknown", spam: "pass", virus: "pass" },
      files: [{ name: "Recibo de sueldo.pdf", leftOut: null }],
    });
    const { body } = await ana.call("GET", `/api/documents/${letter?.files[0]?.documentId}`);
    expect(body.document).toMatchObject({ folderId, name: "Recibo de sueldo", source: "mail" });
    const timeline = await ana.call("GET", `/api/folders/${folderId}/activities/combined`);
    const entries = timeline.body.activities as { kind: string; title: string }[];
    expect(entries.find(({ kind }) => kind === "letter")).toMatchObject({ title: "Recibos" });
    expect(await whole(ana, String(letter?._id))).toMatchObject({
      text: expect.stringContaining("lo que me pidió"),
    });
    expect(await trayOf(ana)).toEqual([]);
    // The octets as they came are kept, and the object that SES stored is over.
    expect(bucket.objects.list().filter(({ key }) => key.startsWith("mail-in/"))).toEqual([]);
    const url = (await ana.call("GET", `/api/letters/${letter?._id}/original`)).body.url;
    expect(await (await fetch(String(url))).text()).toContain("Subject: Recibos");
  });

  it("is one, however often it is delivered, and by whatever way", async () => {
    const ana = await newTenant({ plan: "premium" });
    const { _id, address } = await caseOf(ana);
    const raw = await rawLetter({ subject: "Una vez" });
    const event = stored(bucket, raw, { recipients: [address] });
    await Promise.all([handler(event), handler(event)]);
    await handler(event);
    // Its sender's server heard no answer, and sends it again through another one.
    const again = Buffer.concat([Buffer.from("Received: from otro (10.0.0.1)\r\n"), raw]);
    await receive(bucket, again, { recipients: [address] });
    expect(await lettersOf(ana, `folderId=${_id}`)).toHaveLength(1);
    const other = await rawLetter({ subject: "Una vez", text: "Otra cosa." });
    await receive(bucket, other, { recipients: [address] });
    expect(await lettersOf(ana, `folderId=${_id}`)).toHaveLength(2);
  });

  it("shows HTML without script, pictures or forms", async () => {
    const ana = await newTenant();
    const { _id, address } = await caseOf(ana);
    const html = `<p onclick="x()">Hola <b>doctora</b><script>alert(1)</script><img src="https://t.example/p.gif" alt="logo"><a href="javascript:x()">mal</a><a href="https://x.example">bien</a><form><input></form>`;
    await receive(bucket, await rawLetter({ html, text: "" }), { recipients: [address] });
    const [{ _id: id } = { _id: "" }] = await lettersOf(ana, `folderId=${_id}`);
    const found = await whole(ana, id);
    expect(found.html).toContain("<b>doctora</b>");
    expect(found.html).toContain("[Imagen: logo]");
    expect(found.html).toContain('href="https://x.example"');
    expect(found.html).not.toMatch(/script|onclick|<img|javascript|<form|<input|t\.example/);
    expect(found.text).toContain("Hola doctora");
  });

  it("waits in the tray where it is spam, has a virus, or no person wrote it", async () => {
    const ana = await newTenant({ plan: "premium" });
    const { _id, address } = await caseOf(ana);
    const to = { recipients: [address] };
    await receive(bucket, await rawLetter({ subject: "Basura" }), { ...to, spam: true });
    const content = Buffer.from(await linedPdf("malo", 1));
    const attachments = [{ filename: "malo.pdf", type: "application/pdf", content }];
    const bad = await rawLetter({ subject: "Virus", attachments });
    await receive(bucket, bad, { ...to, virus: true });
    for (const headers of [
      { "Auto-Submitted": "auto-replied" },
      { Precedence: "bulk" },
      { "List-Id": "<novedades.example>" },
    ]) {
      const [subject = ""] = Object.keys(headers);
      await receive(bucket, await rawLetter({ subject, headers: headers as never }), to);
    }
    const many = Array.from({ length: 500 }, (_, n) => `p${n}@x.example`).join(", ");
    await receive(bucket, await rawLetter({ subject: "Circular", to: many }), to);
    expect(await lettersOf(ana, `folderId=${_id}`)).toEqual([]);
    const tray = await trayOf(ana);
    expect(tray.map(({ subject }) => subject).sort()).toEqual(
      ["Basura", "Virus", "Auto-Submitted", "Precedence", "List-Id", "Circular"].sort(),
    );
    expect(tray.map(({ proposal }) => proposal?.folderId)).toEqual(Array(6).fill(_id));
    const virus = tray.find(({ subject }) => subject === "Virus");
    expect(virus?.files).toMatchObject([{ documentId: null, leftOut: "virus" }]);
  });

  it("that Foja wrote itself is filed nowhere", async () => {
    const ana = await newTenant();
    const { _id, address } = await caseOf(ana);
    const raw = await rawLetter({ from: "Foja <no-responder@foja.ar>" });
    await receive(bucket, raw, { recipients: [address] });
    expect([...(await lettersOf(ana, `folderId=${_id}`)), ...(await trayOf(ana))]).toEqual([]);
  });
});

describe("a letter to the address of a practice", () => {
  it("goes to the case whose number its subject has", async () => {
    const ana = await newTenant();
    const recipients = [await practiceAddress(ana)];
    const { _id } = await caseOf(ana, { folderExpediente: "CIV 004026/2019" });
    await caseOf(ana, { folderExpediente: "CIV 1/2020" });
    const raw = await rawLetter({ subject: "Ref. Expte. CIV 4026/2019: pericia" });
    await receive(bucket, raw, { recipients });
    expect(await lettersOf(ana, `folderId=${_id}`)).toMatchObject([{ foundBy: "number" }]);
  });

  it("goes to the one open case of who wrote, but not where the sender may be forged", async () => {
    const ana = await newTenant();
    const recipients = [await practiceAddress(ana)];
    const { _id } = await caseOf(ana);
    const { _id: closed } = await caseOf(ana, { status: "cerrada" });
    const contact = { name: "Juan", lastName: "Sosa", email: "juan@cliente.example" };
    await made(ana, "/api/contacts/create", { ...contact, folderIds: [_id, closed] });
    await receive(bucket, await rawLetter({ subject: "Suyo" }), { recipients });
    const forged = { recipients, forged: true };
    await receive(bucket, await rawLetter({ subject: "Ajeno" }), forged);
    expect(await lettersOf(ana, `folderId=${_id}`)).toMatchObject([
      { subject: "Suyo", foundBy: "sender" },
    ]);
    expect(await trayOf(ana)).toMatchObject([
      { subject: "Ajeno", proposal: { folderId: _id, way: "sender" } },
    ]);
  });

  it("goes where the letter is that it answers", async () => {
    const ana = await newTenant();
    const { _id, address } = await caseOf(ana);
    await receive(bucket, await rawLetter({ headers: { "Message-ID": "<uno@x.example>" } }), {
      recipients: [address],
    });
    const raw = await rawLetter({
      ...{ subject: "Re: Consulta", inReplyTo: "<uno@x.example>", from: "otra@x.example" },
    });
    await receive(bucket, raw, { recipients: [await practiceAddress(ana)] });
    const found = await lettersOf(ana, `folderId=${_id}`);
    expect(found).toHaveLength(2);
    expect(new Set(found.map(({ threadId }) => threadId)).size).toBe(1);
    expect(found.map(({ foundBy }) => foundBy).sort()).toEqual(["address", "thread"]);
  });

  it("waits in the tray, and one call puts it in a case with its files", async () => {
    const ana = await newTenant({ plan: "premium" });
    const { _id } = await caseOf(ana);
    const content = Buffer.from(await linedPdf("prueba", 1));
    const attachments = [{ filename: "prueba.pdf", type: "application/pdf", content }];
    const raw = await rawLetter({ from: "nadie@x.example", attachments });
    await receive(bucket, raw, { recipients: [await practiceAddress(ana)] });
    const [letter] = await trayOf(ana);
    expect(letter).toMatchObject({ folderId: null, proposal: null });
    const documentId = letter?.files[0]?.documentId;
    const path = `/api/letters/${letter?._id}`;
    const placed = await ana.call("PATCH", path, { body: { folderId: _id } });
    expect(placed.body.letter).toMatchObject({ folderId: _id, folderName: "Sosa c/ Textil" });
    const { body } = await ana.call("GET", `/api/documents/${documentId}`);
    expect(body.document).toMatchObject({ folderId: _id });
    expect(await trayOf(ana)).toEqual([]);
    const wrong = await ana.call("PATCH", path, {
      body: { folderId: "fol_01ARZ3NDEKTSV4RRFFQ69G5FAV" },
    });
    expect(wrong.status).toBe(422);
  });
});

describe("a hostile letter", () => {
  it("of too many parts, nested too deep or too large waits with its original", async () => {
    const ana = await newTenant();
    const { _id, address } = await caseOf(ana);
    const head = (subject: string) =>
      `From: a@x.example\r\nTo: ${address}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`;
    const bomb = `${head("Bomba")}Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\nContent-Type: text/plain\r\n\r\nx\r\n".repeat(5000)}--b--\r\n`;
    let deep = "Content-Type: text/plain\r\n\r\nfondo";
    for (let n = 0; n < 60; n += 1) {
      deep = `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n${deep}\r\n--b${n}--`;
    }
    const large = `${head("Enorme")}\r\n${"x".repeat(26 * 1024 * 1024)}`;
    for (const raw of [bomb, `${head("Hondo")}${deep}`, large]) {
      await receive(bucket, Buffer.from(raw), { recipients: [address] });
    }
    expect(await lettersOf(ana, `folderId=${_id}`)).toEqual([]);
    const tray = await trayOf(ana);
    expect(new Map(tray.map(({ subject, fault }) => [subject, fault]))).toEqual(
      new Map([
        ["Bomba", "too-complex"],
        ["Hondo", "unreadable"],
        ["Enorme", "too-large"],
      ]),
    );
    const kept = bucket.objects.list().filter(({ key }) => key.endsWith("/original"));
    for (const { _id: id } of tray) expect(kept.some(({ key }) => key.includes(id))).toBe(true);
  });

  it("with a lying charset or another letter in it is read, and nothing is lost", async () => {
    const ana = await newTenant();
    const { _id, address } = await caseOf(ana);
    const lying = Buffer.concat([
      Buffer.from(
        "From: a@x.example\r\nSubject: Charset\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nPericia n",
      ),
      Buffer.from([0xfa, 0x6d]),
      Buffer.from("ero 3"),
    ]);
    await receive(bucket, lying, { recipients: [address] });
    const nested = await rawLetter({
      subject: "Reenvío",
      attachments: [{ filename: "carta.eml", type: "message/rfc822", content: await rawLetter() }],
    });
    await receive(bucket, nested, { recipients: [address] });
    const found = await lettersOf(ana, `folderId=${_id}`);
    expect(found.map(({ subject }) => subject).sort()).toEqual(["Charset", "Reenvío"]);
    const inner = found.find(({ subject }) => subject === "Reenvío");
    expect(inner?.files).toMatchObject([{ name: "carta.eml", documentId: null, leftOut: "type" }]);
  });
});

describe("who sees a letter", () => {
  it("not whoever may not see its case, nor a proposal of it", async () => {
    const { ana, eva, folderId } = await newPair();
    const address = await addressOf(eva, folderId);
    await receive(bucket, await rawLetter({ subject: "Secreto" }), { recipients: [address] });
    const [letter] = await lettersOf(eva, `folderId=${folderId}`);
    await receive(bucket, await rawLetter({ subject: "Dudoso" }), {
      ...{ recipients: [address], spam: true },
    });
    await reserve(eva, folderId, [eva.userId]);
    expect((await ana.call("GET", `/api/letters/${letter?._id}`)).status).toBe(404);
    expect((await ana.call("GET", `/api/letters?folderId=${folderId}`)).status).toBe(404);
    expect(await lettersOf(ana, "")).toMatchObject([{ subject: "Dudoso", proposal: null }]);
    expect(await lettersOf(eva, "unplaced=true")).toMatchObject([{ proposal: { folderId } }]);
    await receive(bucket, await rawLetter({ subject: "Otro dudoso" }), {
      ...{ recipients: [address], spam: true },
    });
    const later = (await trayOf(eva)).find(({ subject }) => subject === "Otro dudoso");
    expect(later).toMatchObject({ proposal: null });
  });

  it("nobody of another practice", async () => {
    const [ana, other] = [await newTenant(), await newTenant()];
    const { address } = await caseOf(ana);
    await receive(bucket, await rawLetter(), { recipients: [address] });
    const [letter] = await lettersOf(ana, "");
    expect((await other.call("GET", `/api/letters/${letter?._id}`)).status).toBe(404);
    expect(await lettersOf(other, "")).toEqual([]);
    // Another practice's case with one's own practice is no address.
    const [folder] = address.split(".");
    const [own = ""] = (await practiceAddress(other)).split("@");
    await receive(bucket, await rawLetter({ subject: "Cruzado" }), {
      recipients: [`${folder}.${own}@in.foja.localhost`],
    });
    expect(await lettersOf(ana, "")).toHaveLength(1);
    expect(await trayOf(other)).toMatchObject([{ subject: "Cruzado", proposal: null }]);
  });
});

describe("an answer", () => {
  it("goes to who wrote, in the conversation, and is kept in the case", async () => {
    const ana = await newTenant({ plan: "premium" });
    const { _id, address } = await caseOf(ana);
    const from = `Juan <juan-${_id.slice(-8).toLowerCase()}@cliente.example>`;
    const headers = { "Message-ID": "<pregunta@x.example>" };
    await receive(bucket, await rawLetter({ from, headers }), { recipients: [address] });
    const [letter] = await lettersOf(ana, `folderId=${_id}`);
    const path = `/api/letters/${letter?._id}/reply`;
    const answer = await ana.call("POST", path, { body: { text: "Recibido.\n\nLo vemos." } });
    expect(answer.status).toBe(201);
    expect(answer.body.letter).toMatchObject({
      ...{ direction: "out", subject: "Re: Consulta", folderId: _id },
      ...{ threadId: letter?.threadId, preview: "Recibido. Lo vemos." },
    });
    await asSystem("test", () => carryAll(ana));
    const sent = mailbox.inbox.list(/<(.*)>/.exec(from)?.[1]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).toMatchObject({ "In-Reply-To": "<pregunta@x.example>" });
    expect(sent[0]?.headers["Reply-To"]).toContain(address);
    expect(sent[0]?.text).toContain("Lo vemos.");
    const { _id: own } = answer.body.letter as { _id: string };
    expect(
      (await ana.call("POST", `/api/letters/${own}/reply`, { body: { text: "x" } })).status,
    ).toBe(409);
  });

  it("carries documents of its case that who answers sees, and no others", async () => {
    const ana = await newTenant({ plan: "premium" });
    const { _id, address } = await caseOf(ana);
    const { _id: elsewhere } = await caseOf(ana);
    const client = `con-${_id.slice(-8).toLowerCase()}@cliente.example`;
    await receive(bucket, await rawLetter({ from: client }), { recipients: [address] });
    const [letter] = await lettersOf(ana, `folderId=${_id}`);
    const path = `/api/letters/${letter?._id}/reply`;
    const bytes = Buffer.from(await linedPdf("pericia", 1));
    const keep = (folderId: string | null, key: string, content: Uint8Array = bytes) =>
      ana.as(() =>
        Documents.keep({
          ...{ name: key, fileName: `${key}.pdf`, kind: "otro", source: "mail", folderId },
          ...{ type: "application/pdf", bytes: content, key: `${_id}/${key}` },
        }),
      );
    const [pericia, other, loose] = [
      await keep(_id, "pericia"),
      await keep(elsewhere, "ajena"),
      await keep(null, "suelta"),
    ];
    const asked = (documentIds: string[], who: Tenant = ana) =>
      who.call("POST", path, { body: { text: "Va.", documentIds } });
    for (const wrong of [other, loose]) {
      const refused = await asked([pericia._id, wrong._id]);
      expect([refused.status, refused.body.details]).toMatchObject([
        422,
        [{ path: "documentIds" }],
      ]);
    }
    expect((await asked(["doc_01ARZ3NDEKTSV4RRFFQ69G5FAV"])).status).toBe(404);
    const large = Buffer.concat([bytes, Buffer.alloc(7 * 1024 * 1024)]);
    const heavy = await keep(_id, "pesada", large);
    expect((await asked([heavy._id])).body.message).toContain("hasta 7 MB");
    const answer = await asked([pericia._id, pericia._id]);
    expect(answer.status).toBe(201);
    expect(answer.body.letter).toMatchObject({
      files: [{ name: "pericia.pdf", size: bytes.length, documentId: pericia._id, leftOut: null }],
    });
    await asSystem("test", () => carryAll(ana));
    const [sent, ...more] = mailbox.inbox.list(client);
    expect(more).toEqual([]);
    expect(sent?.attachments).toMatchObject([
      {
        filename: "pericia.pdf",
        contentType: "application/pdf",
        content: bytes.toString("base64"),
      },
    ]);
  });
});
