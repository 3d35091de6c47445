import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Users } from "@foja/core/accounts/users";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { Novedades } from "@foja/core/courts/novedades";
import { setClock } from "@foja/core/kernel/clock";
import { commit, query } from "@foja/core/kernel/dynamo";
import { Start } from "@foja/core/operations/start";
import { Documents } from "@foja/core/practice/documents";
import type { Document } from "@foja/core/practice/documents/document.schema";
import { plainText } from "@foja/core/practice/escrito-templates/content.rules";
import type { Content } from "@foja/core/practice/escrito-templates/content.schema";
import { SHIPPED } from "@foja/core/practice/escrito-templates/shipped.rules";
import { Escritos } from "@foja/core/practice/escritos";
import type { Escrito } from "@foja/core/practice/escritos/escrito.schema";
import { newDocument } from "@foja/harness/documents";
import { type Bucket, startBucket } from "@foja/harness/files";
import { onTerms } from "@foja/harness/plan";
import { made, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { unzipped } from "@foja/harness/zip";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
afterEach(() => setClock());

const PROFILE = {
  state: "Ciudad Autónoma de Buenos Aires",
  proceduralAddress: "Lavalle 1290, Ciudad Autónoma de Buenos Aires",
  skills: [
    {
      ...{ _id: "ski_01J00000000000000000000001", name: "CPACF", taxCode: 27_234_567_891 },
      ...{ taxCondition: null, registrationNumber: "T.º 88 F.º 412" },
    },
  ],
};

/** A practice with the sample cases, whose person has the data that writs state. */
async function sample(): Promise<{ who: Tenant; folderId: string }> {
  const who = await newTenant();
  await who.as(async () => {
    await Start.fill(1);
    await commit(Users.save(await Users.current(), PROFILE));
  });
  const { body } = await who.call("GET", `/api/folders/user/${who.userId}?limit=1`);
  const [folder] = body.folders as unknown as { _id: string }[];
  return { who, folderId: folder?._id ?? "" };
}

async function written(who: Tenant, given: object): Promise<Escrito> {
  const { status, body } = await who.call("POST", "/api/escritos", { body: given });
  if (status !== 201) throw new Error(`writing answered ${status}: ${body.message}`);
  return body.escrito as unknown as Escrito;
}

/** A writ of a case that lacks nearly everything. */
async function bare(who: Tenant, templateId = "acredita"): Promise<Escrito> {
  const folderId = (await made(who, "/api/folders", { folderName: "Pérez c/ Gómez" }))._id;
  return written(who, { folderId, templateId });
}

const text = (said: string): Content => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: said }] }],
});

const statusOf = (who: Tenant, { _id }: Escrito, body: object, headers = {}) =>
  who.call("PATCH", `/api/escritos/${_id}/status`, { body, headers });

describe("a writ", () => {
  it.each(SHIPPED)("of «$title» is whole over the sample case", async ({ _id: templateId }) => {
    const { who, folderId } = await sample();
    const escrito = await written(who, { folderId, templateId });
    expect(escrito.missing).toEqual([]);
    expect(plainText(escrito.content)).not.toMatch(/\[|\{\{|undefined|null/);
    const { status } = await statusOf(who, escrito, { status: "listo" });
    expect(status).toBe(200);
  });

  it("says the facts of its case: parties, settlement in letters, lawyer and movement", async () => {
    const { who, folderId } = await sample();
    const claim = await written(who, { folderId, templateId: "demanda-laboral" });
    const said = plainText(claim.content);
    for (const part of [
      "Ramón Alberto Benítez, DNI 20.123.456, con domicilio real en Belgrano 845, Morón",
      "Transportes del Oeste S.A., CUIT 30-71234567-1, con domicilio en Av. Rivadavia 18250, Haedo",
      "por despido contra",
      "el 14 de marzo de 2011",
      "por despido sin causa",
      "$ 1.850.000,00",
      "CUIT 27-23456789-1",
      "CPACF T.º 88 F.º 412",
    ]) {
      expect(said).toContain(part);
    }
    expect(said).toMatch(
      /PESOS [A-ZÁÉÍÓÚ ]+ \(\$ [\d.]+,\d\d\)|PESOS .+ CON \d\d\/100 \(\$ [\d.]+,\d\d\)/,
    );
    const answer = await written(who, { folderId, templateId: "impugna-pericia" });
    expect(plainText(answer.content)).toContain("«Traslado de la pericia»");
  });

  it("tells what it lacks, and is not ready while it lacks anything", async () => {
    const who = await newTenant();
    const escrito = await bare(who);
    expect(escrito).toMatchObject({ status: "borrador", title: "Acredita", version: 1 });
    expect(escrito.missing).toContainEqual({ variable: "expediente", label: "Expediente" });
    for (const status of ["listo", "presentado"]) {
      const refused = await statusOf(who, escrito, { status });
      expect([refused.status, refused.body.error]).toEqual([409, "escrito.incomplete"]);
      expect(refused.body.message).toMatch(/^Faltan \d+ datos: «/);
    }
  });

  it("refuses a case, a template, a calculation and a novedad that do not exist", async () => {
    const who = await newTenant();
    const folderId = (await made(who, "/api/folders", { folderName: "Pérez" }))._id;
    const of = async (given: object) => {
      const { status, body } = await who.call("POST", "/api/escritos", {
        body: { folderId, templateId: "acredita", ...given },
      });
      return [status, (body.details as unknown as { path: string }[])?.[0]?.path];
    };
    expect(await of({ folderId: "fol_01J00000000000000000000001" })).toEqual([422, "folderId"]);
    expect(await of({ templateId: "nada" })).toEqual([422, "templateId"]);
    expect(await of({ calculatorId: "cal_1" })).toEqual([422, "calculatorId"]);
    expect(await of({ deadlineId: "tas_1" })).toEqual([422, "deadlineId"]);
    expect(await of({ novedadId: "nov_1" })).toEqual([422, "novedadId"]);
  });

  it("is listed in its case and in the practice without its text, by its state", async () => {
    const who = await newTenant();
    const escrito = await bare(who);
    const list = async (query: string) =>
      (await who.call("GET", `/api/escritos${query}`)).body.escritos as unknown as object[];
    const { content, ...listed } = escrito;
    expect(await list("")).toEqual([listed]);
    expect(await list(`?folderId=${escrito.folderId}`)).toEqual([listed]);
    expect(await list("?status=listo")).toEqual([]);
    const strange = await who.call("GET", "/api/escritos?folderId=fol_1");
    expect(strange.status).toBe(404);
  });

  it("is deleted and restored, alone and with its case", async () => {
    const who = await newTenant();
    const escrito = await bare(who);
    const path = `/api/escritos/${escrito._id}`;
    expect((await who.call("DELETE", path)).status).toBe(200);
    expect((await who.call("GET", path)).status).toBe(410);
    expect((await who.call("POST", `${path}/restore`)).body.escrito).toMatchObject({
      content: escrito.content,
    });
    await who.call("DELETE", `/api/folders/${escrito.folderId}`);
    expect((await who.call("GET", path)).status).toBe(410);
    await who.call("POST", `/api/folders/${escrito.folderId}/restore`);
    expect((await who.call("GET", path)).status).toBe(200);
  });

  it("of a reserved case is nobody's who may not see the case", async () => {
    const { ana, eva, folderId } = await newPair();
    const escrito = await written(eva, { folderId, templateId: "acredita" });
    const statuses = () =>
      Promise.all(
        ["", "/pdf", "/docx", "/versions"].map(
          async (path) => (await ana.call("GET", `/api/escritos/${escrito._id}${path}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await reserve(eva, folderId, [eva.userId]);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    expect((await ana.call("GET", "/api/escritos")).body.escritos).toEqual([]);
  });
});

describe("the text of a writ", () => {
  it("is saved over the version that was read, never over another", async () => {
    const who = await newTenant();
    const escrito = await bare(who);
    const path = `/api/escritos/${escrito._id}`;
    const put = (said: string, version: number) =>
      who.call("PUT", path, {
        body: { content: text(said) },
        headers: { "if-match": `"${version}"` },
      });
    const first = await put("De Ana.", 1);
    expect([first.status, first.body.escrito]).toMatchObject([200, { version: 2, missing: [] }]);
    const second = await put("De Bruno.", 1);
    expect([second.status, second.body.error]).toEqual([412, "version.stale"]);
    expect((await who.call("GET", path)).body.escrito).toMatchObject({ content: text("De Ana.") });
  });

  it("is reviewed by somebody of the practice only", async () => {
    const [who, stranger] = [await newTenant(), await newTenant()];
    const escrito = await bare(who);
    const asked = (reviewerId: string) =>
      statusOf(who, escrito, { status: "revision", reviewerId });
    const refused = await asked(stranger.userId);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "Revisor: elegí a una persona del estudio.",
    ]);
    expect((await asked(who.userId)).body.escrito).toMatchObject({
      ...{ status: "revision", reviewerId: who.userId },
    });
    const body = { reviewerId: stranger.userId };
    expect((await who.call("PUT", `/api/escritos/${escrito._id}`, { body })).status).toBe(422);
  });

  it("keeps what another sitting wrote, and brings it back", async () => {
    const at = Date.parse("2026-11-27T12:00:00Z");
    setClock(() => at);
    const who = await newTenant();
    const escrito = await bare(who);
    const path = `/api/escritos/${escrito._id}`;
    const save = (said: string) => who.call("PUT", path, { body: { content: text(said) } });
    await save("Uno.");
    const versions = async () =>
      (await who.call("GET", `${path}/versions`)).body.versions as unknown as {
        number: number;
        content: Content;
      }[];
    expect(await versions()).toEqual([]);
    setClock(() => at + 11 * 60_000);
    await save("Dos.");
    await save("Tres.");
    expect(await versions()).toMatchObject([
      { number: 1, content: text("Uno."), by: who.userId, at: "2026-11-27T12:11:00.000Z" },
    ]);
    const back = await who.call("POST", `${path}/versions/1/restore`);
    expect(back.body.escrito).toMatchObject({ content: text("Uno.") });
    expect((await versions()).map(({ content }) => plainText(content))).toEqual(["Tres.", "Uno."]);
    expect((await who.call("POST", `${path}/versions/9/restore`)).status).toBe(404);
  });

  it("is a draft again once it changes, and is what its schema knows", async () => {
    const who = await newTenant();
    const escrito = await bare(who);
    const path = `/api/escritos/${escrito._id}`;
    await who.call("PUT", path, { body: { content: text("Listo.") } });
    expect((await statusOf(who, escrito, { status: "listo" })).status).toBe(200);
    const changed = await who.call("PUT", path, { body: { content: text("Otro.") } });
    expect(changed.body.escrito).toMatchObject({ status: "borrador" });
    for (const wrong of [
      { type: "doc", content: [] },
      { type: "doc", content: [{ type: "image", attrs: { src: "https://x" } }] },
      { type: "doc", content: [{ type: "paragraph", onclick: "x" }] },
      "<p>hola</p>",
    ]) {
      const refused = await who.call("PUT", path, { body: { content: wrong } });
      expect([refused.status, refused.body.message]).toMatchObject([422, /^Contenido: /]);
    }
    const long = text("x".repeat(19_000));
    const huge = { ...long, content: Array(12).fill(long.content[0]) };
    const refused = await who.call("PUT", path, { body: { content: huge } });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "Contenido: el escrito es demasiado largo. Partilo en dos.",
    ]);
  });
});

describe("a writ that was filed", () => {
  it("is kept byte for byte, closes its deadline, and changes no more", async () => {
    setClock(() => Date.parse("2026-11-27T15:00:00Z"));
    const who = await newTenant();
    const folderId = (await made(who, "/api/folders", { folderName: "Pérez c/ Gómez" }))._id;
    const task = await made(who, "/api/tasks", { name: "Contestar", folderId });
    const escrito = await written(who, { folderId, templateId: "acredita", deadlineId: task._id });
    const path = `/api/escritos/${escrito._id}`;
    await who.call("PUT", path, {
      body: { content: text("Vengo a acreditar."), title: "Acredita" },
    });
    await statusOf(who, escrito, { status: "revision" });
    await statusOf(who, escrito, { status: "listo" });
    const receipt = await newDocument(who, { folderId });
    const filed = await statusOf(who, escrito, {
      ...{ status: "presentado", filedAt: "2026-11-27T14:58:00Z" },
      receipt: { number: "PJN-123", documentId: receipt._id },
    });
    expect(filed.status).toBe(200);
    const done = filed.body.escrito as unknown as Escrito;
    expect(done).toMatchObject({
      ...{ status: "presentado", filedAt: "2026-11-27T14:58:00.000Z" },
      receipt: { number: "PJN-123", documentId: receipt._id },
    });
    const { pdf, docx } = done.documents;
    const documentOf = async (id = "") =>
      (await who.call("GET", `/api/documents/${id}`)).body.document as unknown as Document;
    const kept = await documentOf(pdf);
    expect(kept).toMatchObject({
      source: "escrito",
      folderId,
      date: "2026-11-27",
      status: "ready",
    });
    const { body } = await who.as(() => Documents.open(kept._id));
    const bytes = await buffer(body);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(kept.file.sha256);
    expect((await documentOf(docx)).file.name).toBe("Acredita.docx");
    const after = (await who.call("GET", `/api/tasks/${task._id}`)).body.task;
    expect(after).toMatchObject({ status: "completada" });
    const timeline = await who.call("GET", `/api/folders/${folderId}/activities/combined`);
    expect(timeline.body.activities).toContainEqual(
      expect.objectContaining({ kind: "escrito", title: "Acredita", completed: true }),
    );
    for (const [method, at, body] of [
      ["PUT", path, { title: "Otro" }],
      ["PATCH", `${path}/status`, { status: "borrador" }],
      ["DELETE", path, undefined],
    ] as const) {
      const refused = await who.call(method, at, { body });
      expect([refused.status, refused.body.error]).toEqual([409, "escrito.filed"]);
    }
  });

  it("is refused with a date to come, and with a receipt that is not there", async () => {
    const who = await newTenant();
    const escrito = await bare(who);
    await who.call("PUT", `/api/escritos/${escrito._id}`, { body: { content: text("Hola.") } });
    const wrong = async (given: object) => {
      const { status, body } = await statusOf(who, escrito, { status: "presentado", ...given });
      return [status, body.message];
    };
    expect(await wrong({ filedAt: "2199-01-01T00:00:00Z" })).toEqual([
      422,
      "Presentado: la fecha no puede ser futura.",
    ]);
    expect(await wrong({ receipt: { number: "1", documentId: "doc_1" } })).toEqual([
      422,
      "Constancia: no encontramos ese documento.",
    ]);
    expect(await wrong({ receipt: {} })).toEqual([422, "Número de constancia: completá este dato"]);
    const list = await who.call("GET", "/api/documents");
    expect(list.body.documents).toEqual([]);
  });
});

describe("a writ that answers a novedad", () => {
  it("says what it answers, and closes the deadline that was scheduled since", async () => {
    const who = await newTenant();
    const folderId = (await made(who, "/api/folders", { folderName: "Pérez c/ Gómez" }))._id;
    const news = {
      ...{ causaId: "cau_1", source: "pjn" as const, number: "CIV 1/2024", link: null, folderId },
      ...{ date: "2026-11-20", title: "Traslado de la pericia", movementId: "mov_1", text: "" },
    };
    await who.as(() => commit(...Novedades.plan(news).writes));
    const [novedad] = (await who.as(() => Novedades.list({ state: "open", limit: 9 }))).novedades;
    const novedadId = novedad?._id ?? "";
    const escrito = await written(who, { folderId, templateId: "impugna-pericia", novedadId });
    expect(escrito).toMatchObject({ novedadId, deadlineId: null });
    expect(plainText(escrito.content)).toContain(
      "el 20 de noviembre de 2026 («Traslado de la pericia»)",
    );
    const variables = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 };
    const accepted = await who.call("POST", `/api/novedades/${novedadId}/accept`, {
      body: { variables },
    });
    const { taskId } = (accepted.body.novedad as unknown as { scheduled: { taskId: string } })
      .scheduled;
    const path = `/api/escritos/${escrito._id}`;
    await who.call("PUT", path, { body: { content: text("Impugno.") } });
    const filed = await statusOf(who, escrito, { status: "presentado" });
    expect(filed.body.escrito).toMatchObject({ deadlineId: taskId, status: "presentado" });
    const { task } = (await who.call("GET", `/api/tasks/${taskId}`)).body;
    expect(task).toMatchObject({ status: "completada" });
  });
});

describe("a plan without room", () => {
  it("files nothing, and leaves nothing behind", async () => {
    const who = await newTenant();
    const escrito = await bare(who);
    await who.call("PUT", `/api/escritos/${escrito._id}`, { body: { content: text("Hola.") } });
    await onTerms(who, { limits: { ...PLANS.free.limits, storage: 100 } });
    const refused = await statusOf(who, escrito, { status: "presentado" });
    expect([refused.status, refused.body.error]).toEqual([403, "plan.limit_reached"]);
    const now = (await who.call("GET", `/api/escritos/${escrito._id}`)).body.escrito;
    expect(now).toMatchObject({ status: "borrador", documents: {} });
    expect((await who.call("GET", "/api/documents")).body.documents).toEqual([]);
    // Its bytes go with the item of its upload, by the stream.
    const item = { pk: `OWNER#${who.userId}`, sk: { startingWith: "UPLOAD#" } };
    expect((await query({ ...item, limit: 9 })).items).toEqual([]);
  });

  it("files the PDF where only that fits", async () => {
    const who = await newTenant();
    const escrito = await bare(who);
    await who.call("PUT", `/api/escritos/${escrito._id}`, { body: { content: text("Hola.") } });
    const { bytes } = await who.as(() => Escritos.pdf(escrito._id));
    await onTerms(who, { limits: { ...PLANS.free.limits, storage: bytes.length + 200 } });
    const { body } = await statusOf(who, escrito, { status: "presentado" });
    expect(body.escrito).toMatchObject({ status: "presentado", documents: { pdf: /^doc_/ } });
    expect((body.escrito as unknown as Escrito).documents.docx).toBeUndefined();
  });

  it("without documents begins no writ", async () => {
    const who = await newTenant();
    const folderId = (await made(who, "/api/folders", { folderName: "Pérez" }))._id;
    const features = PLANS.free.features.filter((one) => one !== "documents");
    await onTerms(who, { features });
    const body = { folderId, templateId: "acredita" };
    const refused = await who.call("POST", "/api/escritos", { body });
    expect([refused.status, refused.body.error]).toEqual([403, "plan.feature_missing"]);
  });
});

describe("the papers of a writ", () => {
  it("are a DOCX and a PDF to download", async () => {
    const { who, folderId } = await sample();
    const escrito = await written(who, { folderId, templateId: "impugna-pericia" });
    const { bytes } = await who.as(() => Escritos.docx(escrito._id));
    const document = (await unzipped(bytes)).get("word/document.xml")?.toString("utf8");
    expect(document).toContain("IMPUGNA PERICIA");
    expect(document).toContain("Transportes del Oeste");
    const headersOf = async (path: string) =>
      (await who.call("GET", `/api/escritos/${escrito._id}/${path}`)).headers;
    const docx = await headersOf("docx");
    expect(docx.get("content-disposition")).toContain(
      'attachment; filename="Impugna pericia.docx"',
    );
    const pdf = await headersOf("pdf");
    expect(pdf.get("content-type")).toBe("application/pdf");
    expect(pdf.get("content-disposition")).toContain('filename="Impugna pericia.pdf"');
  });
});

describe("templates", () => {
  const own = { title: "Oficio", about: null, text: "# OFICIO\n{{caratula}}" };

  it("of the practice come before those of Foja, and change over their version", async () => {
    const who = await newTenant();
    const { status, body } = await who.call("POST", "/api/escritos/templates", { body: own });
    expect(status).toBe(201);
    const template = body.template as unknown as { _id: string };
    expect(body.template).toMatchObject({ ...own, shipped: false, version: 1 });
    const list = (await who.call("GET", "/api/escritos/templates")).body.templates as unknown as {
      title: string;
    }[];
    expect(list.map(({ title }) => title)).toEqual([
      "Oficio",
      ...SHIPPED.map(({ title }) => title),
    ]);
    const path = `/api/escritos/templates/${template._id}`;
    const put = (version: number) =>
      who.call("PUT", path, {
        body: { title: "Oficio ley 22.172" },
        headers: { "if-match": `"${version}"` },
      });
    expect((await put(1)).body.template).toMatchObject({ title: "Oficio ley 22.172", version: 2 });
    expect((await put(1)).status).toBe(412);
    const folderId = (await made(who, "/api/folders", { folderName: "Pérez c/ Gómez" }))._id;
    const escrito = await written(who, { folderId, templateId: template._id });
    expect(plainText(escrito.content)).toBe("OFICIO\nPérez c/ Gómez");
    expect((await who.call("DELETE", path)).status).toBe(200);
    expect((await who.call("GET", path)).status).toBe(404);
    const bruno = await newTenant();
    expect((await bruno.call("GET", path)).status).toBe(404);
  });

  it("are refused with the line and column of what is wrong", async () => {
    const who = await newTenant();
    const { status, body } = await who.call("POST", "/api/escritos/templates", {
      body: { ...own, text: "Uno\n{{nadie}}\n<script>" },
    });
    expect(status).toBe(422);
    expect(body.message).toBe("Línea 2, columna 1: No hay ningún dato que se llame «nadie».");
    expect(body.details).toMatchObject([{ path: "text" }, { message: /^Línea 3, columna 1: / }]);
  });

  it("of Foja stay as they are", async () => {
    const who = await newTenant();
    const path = "/api/escritos/templates/apela";
    expect((await who.call("GET", path)).body.template).toMatchObject({ shipped: true });
    expect((await who.call("DELETE", path)).status).toBe(409);
    expect((await who.call("PUT", path, { body: { title: "x" } })).status).toBe(409);
  });

  it("are previewed over a case, and name the data that there are", async () => {
    const { who, folderId } = await sample();
    const preview = (body: object) =>
      who.call("POST", "/api/escritos/templates/preview", { body: { folderId, ...body } });
    const { body } = await preview({ text: "Por {{actor}}, UMA {{uma}}" });
    expect(plainText(body.content as unknown as Content)).toMatch(/^Por Ramón Alberto Benítez/);
    expect((await preview({ templateId: "apela" })).status).toBe(200);
    expect((await preview({ text: "{{x}}" })).status).toBe(422);
    expect((await preview({})).status).toBe(422);
    const { variables } = (await who.call("GET", "/api/escritos/templates/variables")).body;
    expect(variables).toContainEqual(
      expect.objectContaining({ name: "caratula", written: "{{caratula}}", kind: "text" }),
    );
  });
});
