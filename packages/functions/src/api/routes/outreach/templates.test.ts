import { now } from "@foja/core/kernel/clock";
import { Templates } from "@foja/core/outreach/templates";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler as sweep } from "../../../jobs/letters-sweep";

const PATH = "/api/marketing/templates";
let admin: Tenant;
let mailbox: Mailbox;
// Its sweeps cover the whole table.
beforeAll(async () => {
  await ownTable();
  mailbox = await startMailbox();
  admin = await newTenant({ role: "ADMIN_ROLE" });
});

afterAll(() => mailbox.stop());

const given = (more: object = {}) => ({
  ...{
    name: "Novedades",
    subject: "Hola {{nombre}}",
    preheader: "",
    html: "<p>Hola</p>",
    text: "",
  },
  ...more,
});

type Body = { _id: string; version: number; html: string; text: string; name: string };
const made = async (more: object = {}) =>
  (await admin.call("POST", PATH, { body: given(more) })).body.template as Body;

describe("templates of mail", () => {
  it("keep every save as a version, and exactly that one is read", async () => {
    const { _id } = await made();
    await admin.call("PUT", `${PATH}/${_id}`, { body: given({ html: "<p>Dos</p>" }) });
    const third = await admin.call("PUT", `${PATH}/${_id}`, {
      body: given({ html: "<p>Tres</p>" }),
    });
    expect(third.body.template).toMatchObject({ version: 3, html: "<p>Tres</p>", text: "Tres" });
    expect(await Templates.version(_id)).toMatchObject({ version: 3, html: "<p>Tres</p>" });
    expect(await Templates.ofVersion(_id, 2)).toMatchObject({ version: 2, html: "<p>Dos</p>" });
    const { body } = await admin.call("GET", `${PATH}/${_id}/versions`);
    expect((body.versions as Body[]).map(({ version }) => version)).toEqual([3, 2, 1]);
    const back = await admin.call("POST", `${PATH}/${_id}/versions/1/restore`);
    expect(back.body.template).toMatchObject({ version: 4, html: "<p>Hola</p>" });
  });

  it("refuse a save over one that was not read", async () => {
    const { _id } = await made();
    const headers = { "if-match": '"1"' };
    const save = () => admin.call("PUT", `${PATH}/${_id}`, { body: given(), headers });
    expect([(await save()).status, (await save()).status]).toEqual([200, 412]);
  });

  it("are duplicated, and archived without taking their versions from who has them", async () => {
    const { _id } = await made({ name: "Original" });
    const { body } = await admin.call("POST", `${PATH}/${_id}/duplicate`);
    expect(body.template).toMatchObject({ name: "Copia de Original", version: 1 });
    expect((await admin.call("DELETE", `${PATH}/${_id}`)).status).toBe(200);
    expect((await admin.call("GET", `${PATH}/${_id}`)).status).toBe(404);
    expect(await Templates.ofVersion(_id, 1)).toMatchObject({ name: "Original" });
    const { body: listed } = await admin.call("GET", `${PATH}?limit=1000`);
    expect((listed.templates as Body[]).map((one) => one._id)).not.toContain(_id);
  });

  it("keep what a mail admits, and say so of the text part", async () => {
    const html = '<p onclick="x()">Hola</p><script>alert(1)</script>';
    expect(await made({ html })).toMatchObject({ html: "<p>Hola</p>", isTextEdited: false });
    expect(await made({ text: "A mano" })).toMatchObject({ text: "A mano", isTextEdited: true });
  });

  it.each([
    [{ subject: "Hola\r\nBcc: x@y.z" }, /^Asunto: no puede tener saltos de línea/],
    [{ preheader: "a\u2028b" }, /^Vista previa: no puede tener saltos de línea/],
    [{ subject: "{{clave}}" }, /^Asunto: hay una variable que no existe; las que hay son nombre, /],
    [{ html: "<p>{{nombre</p>" }, /^Cuerpo: hay una variable que no existe/],
    [{ text: "{{env.JWT_SECRET}}" }, /^Texto plano: hay una variable que no existe/],
    [{ name: " " }, /^Nombre: completá este dato/],
    [{ html: "x".repeat(90_001) }, /^Cuerpo: hasta 90 kB/],
    [{ blocks: [{ id: "a", type: "script" }] }, /^Bloque: no es de un tipo que exista/],
  ])("refuse %j in words", async (wrong, message) => {
    const { status, body } = await admin.call("POST", PATH, { body: given(wrong) });
    expect(status).toBe(422);
    expect(body.message).toMatch(message);
  });

  it("are shown as an account or a contact of marketing would get them, and nobody else", async () => {
    const ana = await newTenant();
    const body = {
      ...given({ html: "<p>{{nombre}}, {{email}}, {{plan}}</p>" }),
      readerEmail: ana.email,
    };
    const { body: shown } = await admin.call("POST", `${PATH}/preview`, { body });
    expect(shown.preview).toMatchObject({
      subject: "Hola Ana",
      html: expect.stringContaining(`<p>Ana, ${ana.email}, `),
    });
    const leo = { email: `leo-${ana.userId}@ejemplo.com.ar`, firstName: "Leo" };
    const origin = { origin: "Jornadas", consentAt: "2026-03-02" };
    const rows = [{ ...leo, ...origin }];
    await admin.call("POST", "/api/marketing/contacts/import", { body: { rows } });
    const asLeo = { ...body, readerEmail: leo.email };
    const { body: seen } = await admin.call("POST", `${PATH}/preview`, { body: asLeo });
    const html = expect.stringContaining(`<p>Leo, ${leo.email.toLowerCase()}, tu plan</p>`);
    expect(seen.preview).toMatchObject({ html });
    const nobody = { ...body, readerEmail: "nadie@ejemplo.com.ar" };
    const refused = await admin.call("POST", `${PATH}/preview`, { body: nobody });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "E-mail: no es de un contacto de marketing ni de una cuenta.",
    ]);
  });

  it("are tried on oneself, in the version that was newest when it was asked for", async () => {
    const { _id } = await made({ html: "<p>Hola, {{nombre}}</p>" });
    expect((await admin.call("POST", `${PATH}/${_id}/test`)).status).toBe(200);
    await admin.call("PUT", `${PATH}/${_id}`, { body: given({ subject: "Otro" }) });
    await sweep({ now: new Date(now() + 120_000).toISOString() });
    const [letter] = mailbox.inbox.list(admin.email);
    expect(letter?.subject).toBe("[Prueba] Hola Ana");
    expect(letter?.html).toContain("<p>Hola, Ana</p>");
    expect(letter?.text).toContain("Es una prueba");
  });
});
