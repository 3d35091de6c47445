import { now } from "@foja/core/kernel/clock";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { INVOICE, PROFILE, withIssuer } from "@foja/harness/arca";
import { atClock, newBookingPractice, somebody } from "@foja/harness/booking";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { standStill } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler as sweep } from "../../../jobs/letters-sweep";

let mailbox: Mailbox;
beforeAll(async () => {
  await ownTable();
  mailbox = await startMailbox();
});
standStill();
afterAll(() => mailbox.stop());

const post = () => sweep({ now: new Date(now() + 120_000).toISOString() });
const CLIENT = "cliente@ejemplo.com.ar";

/** An issued invoice of a practice, to a client with that e-mail. */
async function issued(of: Tenant, client: object = {}): Promise<Invoice> {
  await withIssuer(of);
  const list = { ...INVOICE, client: { ...INVOICE.client, email: CLIENT, ...client } };
  const { body } = await of.call("POST", "/api/invoice/insert", { body: { list } });
  const { _id } = body.invoice as Invoice;
  const answer = await of.call("POST", `/api/invoice/${_id}/issue`);
  expect(answer.status).toBe(200);
  return answer.body.invoice as Invoice;
}

async function send(of: Tenant, { _id }: Invoice, body: object = {}) {
  const answer = await of.call("POST", `/api/invoice/${_id}/send`, { body });
  return { status: answer.status, message: answer.body.message, details: answer.body.details };
}

describe("an invoice by e-mail", () => {
  it("asked for forty times leaves three times for one address, and the fourth is refused at once", async () => {
    const ana = await newTenant();
    const invoice = await issued(ana, { email: "victima@ejemplo.com.ar" });
    const answers = [];
    for (let nth = 0; nth < 40; nth += 1) answers.push(await send(ana, invoice));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, ...Array(37).fill(429)]);
    expect(answers[3]?.message).toMatch(
      /^Ya salieron 3 correos a esa dirección en la última hora\. Probá de nuevo en 60 minutos\.$/,
    );
    await post();
    await post();
    expect(mailbox.inbox.list("victima@ejemplo.com.ar")).toHaveLength(3);
  });

  it("of a new free practice reaches five people a day", async () => {
    const ana = await newTenant();
    const answers = [];
    for (let nth = 0; nth < 7; nth += 1) {
      answers.push(await send(ana, await issued(ana, { email: `c${nth}@ejemplo.com.ar` })));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers[5]?.message).toBe(
      "Tu estudio ya mandó hoy los 5 correos que puede mandar por día. Mañana podés seguir.",
    );
  });

  it("on the free plan goes to its client alone, and carries no words of the practice", async () => {
    const ana = await newTenant();
    const invoice = await issued(ana);
    const other = await send(ana, invoice, { email: "otra@ejemplo.com.ar" });
    const sentence =
      "E-mail: en el plan Gratuito la factura va solo al e-mail de su cliente. Cargalo en la factura o en su contacto.";
    expect(other).toEqual({
      status: 422,
      message: sentence,
      details: [{ path: "email", message: sentence }],
    });
    const words = await send(ana, invoice, { message: "Entrá ya a https://foja-pagos.example/" });
    expect([words.status, words.details]).toEqual([
      422,
      [
        {
          path: "message",
          message:
            "Mensaje: en el plan Gratuito la factura va sin mensaje. Borralo, o cambiá de plan.",
        },
      ],
    ]);
    expect((await send(ana, invoice, { email: CLIENT, message: "" })).status).toBe(200);
  });

  it("on the free plan goes to the e-mail of the client's contact as well", async () => {
    const ana = await newTenant();
    const contact = { name: "Marta", lastName: "Gómez", type: "humana", email: "m@ejemplo.com.ar" };
    const { body } = await ana.call("POST", "/api/contacts/create", { body: contact });
    const { _id: contactId } = body.contact as { _id: string };
    const invoice = await issued(ana, { email: null, contactId });
    expect((await send(ana, invoice)).status).toBe(422);
    expect((await send(ana, invoice, { email: "m@ejemplo.com.ar" })).status).toBe(200);
  });

  it("on a paid plan goes with a message to who has to do with the practice, and to nobody else", async () => {
    const { tenant: ana, book } = await newBookingPractice({ plan: "standard" });
    const invoice = await issued(ana);
    const message = "Va la factura de noviembre.";
    const stranger = await send(ana, invoice, { email: "otra@ejemplo.com.ar", message });
    const sentence =
      "E-mail: no es de este cliente ni de un contacto tuyo. Cargalo en su contacto y probá de nuevo.";
    expect([stranger.status, stranger.details]).toEqual([
      422,
      [{ path: "email", message: sentence }],
    ]);
    const contact = { name: "Marta", type: "humana", email: "otra@ejemplo.com.ar" };
    await ana.call("POST", "/api/contacts/create", { body: contact });
    const visitor = somebody();
    expect((await send(ana, invoice, { email: visitor, message })).status).toBe(422);
    await book(atClock("10:00"), { email: visitor });
    for (const email of [CLIENT, "otra@ejemplo.com.ar", visitor]) {
      expect([email, (await send(ana, invoice, { email, message })).status]).toEqual([email, 200]);
    }
    await post();
    const [letter] = mailbox.inbox.list("otra@ejemplo.com.ar");
    expect(letter?.text).toContain(message);
    const { replyTo } = await PostalMime.parse(letter?.raw ?? "");
    expect(replyTo).toEqual([{ address: ana.email, name: "" }]);
  });

  it("is refused where SES reported others of the practice, with until when and why", async () => {
    const { note } = await import("@foja/core/accounts/letters");
    const ana = await newTenant();
    const invoice = await issued(ana);
    for (const messageId of ["a", "b"]) {
      const at = "2026-11-27T12:00:00.000Z";
      const mail = { timestamp: at, messageId, tags: { practice: [ana.userId] } };
      await note({ eventType: "Complaint", mail, complaint: { timestamp: at } });
    }
    const refused = await ana.call("POST", `/api/invoice/${invoice._id}/send`, { body: {} });
    expect([refused.status, refused.body.error]).toEqual([403, "letters.stopped"]);
    expect(refused.body.message).toMatch(
      /^Frenamos los correos de tu estudio a otras personas hasta el \d{2}\/\d{2}\/\d{4}: varias direcciones rebotaron, o alguien los marcó como no deseados\./,
    );
  });
});

describe("a name that letters repeat", () => {
  it("of an issuer, a client or a practice is no address of a page", async () => {
    const ana = await newTenant();
    const legalName = "Banco Galicia: verificá tu cuenta en https://galicia-ya.example";
    const settings = await ana.call("PUT", "/api/invoice-settings", {
      body: { ...PROFILE, legalName },
    });
    expect([settings.status, settings.body.details]).toEqual([
      422,
      [
        {
          path: "legalName",
          message: "Razón social: no puede llevar direcciones web («www.» o «://»)",
        },
      ],
    ]);
    const client = { ...INVOICE.client, name: "Pagá en www.foja-pagos.example" };
    const list = { ...INVOICE, client };
    const invoice = await ana.call("POST", "/api/invoice/insert", { body: { list } });
    expect([invoice.status, invoice.body.message]).toEqual([
      422,
      "Cliente: no puede llevar direcciones web («www.» o «://»)",
    ]);
    const name = "Foja: suspendimos tu cuenta, pagá en https://foja-pagos.example";
    const practice = await ana.call("PUT", "/api/practices/current", { body: { name } });
    expect([practice.status, practice.body.message]).toEqual([
      422,
      "Nombre del estudio: no puede llevar direcciones web («www.» o «://»)",
    ]);
  });
});
