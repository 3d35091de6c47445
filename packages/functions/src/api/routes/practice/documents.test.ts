import { createHash } from "node:crypto";
import { Plans } from "@foja/core/billing/plans";
import { setClock } from "@foja/core/kernel/clock";
import { commit, get, type Item, removeAny } from "@foja/core/kernel/dynamo";
import { Documents } from "@foja/core/practice/documents";
import type { Document } from "@foja/core/practice/documents/document.schema";
import { postChatFile } from "@foja/harness/chats";
import { announced, newDocument, newVersion, PDF, pdf } from "@foja/harness/documents";
import { type Bucket, post, startBucket } from "@foja/harness/files";
import { onTerms } from "@foja/harness/plan";
import { CANARY, made, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

/** In bytes. */
const SIZE = 26;
const OTHER = "%PDF-1.4\n2 0 obj";
const OTHER_SIZE = 16;

const aCase = async (who: Tenant, folderName = "Pérez c/ Gómez") =>
  (await made(who, "/api/folders", { folderName }))._id;

const used = async ({ userId }: Tenant) => (await Plans.subscriptionOf(userId)).usage.storage;

const listed = async (who: Tenant, query = "") =>
  (await who.call("GET", `/api/documents${query}`)).body.documents as unknown as Document[];

const namesOf = async (who: Tenant, query = "") =>
  (await listed(who, query)).map(({ name }) => name);

const objectsOf = ({ userId }: Tenant, at = "") =>
  bucket.objects
    .list()
    .map(({ key }) => key)
    .filter((key) => key.startsWith(at) && key.includes(userId));

const itemAt = async <T extends Item>({ userId }: Tenant, sk: string): Promise<T> => {
  const item = await get<T>({ pk: `OWNER#${userId}`, sk });
  if (!item) throw new Error(`nothing at ${sk}`);
  return item;
};

describe("a document", () => {
  it("is pending until its bytes were looked at, and then is there and counts", async () => {
    const ana = await newTenant();
    const folderId = await aCase(ana);
    const given = { folderId, kind: "pericia", date: "2026-11-20", foja: 12, tags: ["Contable"] };
    const asked = await ana.call("POST", "/api/documents", { body: { ...pdf(), ...given } });
    expect(asked.status).toBe(201);
    const { document, upload } = asked.body as unknown as Awaited<ReturnType<typeof announced>>;
    expect(document).toMatchObject({
      ...{ ...given, name: "demanda", folderName: "Pérez c/ Gómez", source: "upload" },
      ...{ status: "pending", revision: 1, pages: null, textStatus: "pending" },
      file: { name: "demanda.pdf", size: SIZE, type: "application/pdf", sha256: null },
    });
    const path = `/api/documents/${document._id}`;
    expect((await ana.call("GET", path)).body.document).toMatchObject({ status: "pending" });
    expect([await listed(ana), await used(ana)]).toEqual([[], 0]);
    const early = await ana.call("POST", `${path}/complete`);
    expect([early.status, early.body.message]).toEqual([
      422,
      "El archivo no llegó. Subilo de nuevo.",
    ]);
    expect((await post(upload, PDF)).status).toBe(204);
    const { status, body } = await ana.call("POST", `${path}/complete`);
    expect(status).toBe(200);
    expect(body.document).toMatchObject({
      status: "ready",
      file: { sha256: createHash("sha256").update(PDF).digest("hex"), by: ana.userId },
    });
    expect(await used(ana)).toBe(SIZE);
    expect((await ana.call("GET", path)).body.document).toEqual(body.document);
    // The same call again changes nothing.
    expect((await ana.call("POST", `${path}/complete`)).body.document).toEqual(body.document);
    expect(await used(ana)).toBe(SIZE);
  });

  it("is counted once, however often it is completed at once", async () => {
    const ana = await newTenant();
    const { document } = await announced(ana, "/api/documents");
    const path = `/api/documents/${document._id}/complete`;
    await Promise.all(Array.from({ length: 6 }, () => ana.call("POST", path)));
    expect([await used(ana), (await listed(ana)).length]).toEqual([SIZE, 1]);
  });

  it("is announced once under one key", async () => {
    const ana = await newTenant();
    const ask = () =>
      ana.call("POST", "/api/documents", { body: pdf(), headers: { "idempotency-key": "k1" } });
    expect((await ask()).body).toEqual((await ask()).body);
  });

  it("is an entry of its case, which counts it, by its date", async () => {
    const ana = await newTenant();
    const folderId = await aCase(ana);
    const { _id } = await newDocument(ana, {
      folderId,
      kind: "cedula",
      date: "2026-03-10",
      foja: 7,
    });
    const timeline = `/api/folders/${folderId}/activities/combined`;
    const { body } = await ana.call("GET", timeline);
    expect(body.activities).toMatchObject([
      { _id, kind: "document", title: "demanda", type: "cedula", date: "2026-03-10", foja: null },
    ]);
    const counts = async () => {
      const { body } = await ana.call("GET", `/api/folders/${folderId}/overview`);
      return (body.overview as { counts: { document: number } }).counts.document;
    };
    expect(await counts()).toBe(1);
    await ana.call("PATCH", `/api/documents/${_id}`, { body: { folderId: null } });
    expect(await counts()).toBe(0);
    expect((await ana.call("GET", timeline)).body.activities).toEqual([]);
  });

  it("is listed by case, kind and label, a page at a time", async () => {
    const ana = await newTenant({ plan: "premium" });
    const folderId = await aCase(ana);
    const add = (name: string, given: object) => newDocument(ana, { name, ...given });
    await add("a.pdf", { folderId, date: "2026-03-01", tags: ["Prueba", "Ática"] });
    await add("b.pdf", { folderId, date: "2026-05-01", kind: "poder" });
    await add("c.pdf", { kind: "poder", tags: ["prueba"] });
    expect(await namesOf(ana)).toEqual(["c", "b", "a"]);
    expect(await namesOf(ana, `?folderId=${folderId}`)).toEqual(["b", "a"]);
    expect(await namesOf(ana, "?kind=poder")).toEqual(["c", "b"]);
    expect(await namesOf(ana, "?tag=PRUEBA")).toEqual(["c", "a"]);
    expect(await namesOf(ana, `?folderId=${folderId}&tag=atica`)).toEqual(["a"]);
    const first = await ana.call("GET", "/api/documents?limit=2");
    const cursor = encodeURIComponent(String(first.body.nextCursor));
    expect(await namesOf(ana, `?limit=2&cursor=${cursor}`)).toEqual(["a"]);
    expect((await ana.call("GET", "/api/documents?folderId=fol_x")).status).toBe(404);
  });

  it("is found by its name, and called what people say", async () => {
    const ana = await newTenant();
    const { _id, version } = await newDocument(ana, { name: "scan0001.pdf" });
    const path = `/api/documents/${_id}`;
    const changed = await ana.call("PATCH", path, {
      body: { name: "  Pericia contable ", kind: "pericia" },
      headers: { "if-match": `"${version}"` },
    });
    expect(changed.body.document).toMatchObject({ name: "Pericia contable", kind: "pericia" });
    const stale = await ana.call("PATCH", path, {
      body: { name: "Otra" },
      headers: { "if-match": `"${version}"` },
    });
    expect([stale.status, stale.body.error]).toEqual([412, "version.stale"]);
    const { body } = await ana.call("GET", `/api/history/${_id}`);
    expect(JSON.stringify(body)).toContain("scan0001");
    const { url } = (await ana.call("GET", `${path}/content`)).body as { url: string };
    const got = await fetch(url);
    expect(await got.text()).toBe(PDF);
    expect(got.headers.get("content-disposition")).toContain('filename="Pericia contable.pdf"');
  });

  it.each([
    ["../../a/b/pericia.pdf", "pericia"],
    ["\u202efdp.pericia.pdf", "fdp.pericia"],
    ["  .oculto.pdf", "oculto"],
  ])("keeps of the file's name %j only what cannot mislead", async (name, kept) => {
    const ana = await newTenant();
    expect((await newDocument(ana, { name })).name).toBe(kept);
  });

  it.each([
    [{ name: `${"a".repeat(300)}.pdf` }, 422, "Nombre del archivo: hasta 255 caracteres"],
    [{ type: "text/html", name: "a.html" }, 422, /^Adjuntá un PDF/],
    [{ name: "a.docx" }, 422, "Nombre del archivo: no corresponde a su tipo."],
    [{ size: 26_214_401 }, 413, "Tamaño: hasta 25 MB por archivo."],
    [{ size: 0 }, 422, "Tamaño: el archivo está vacío"],
    [{ kind: "tesis" }, 422, /^Tipo: elegí/],
    [{ foja: 1.5 }, 422, /^Foja: /],
    [{ foja: 0 }, 422, /^Foja: /],
    [{ date: "2026-02-30" }, 422, "Fecha: escribí una fecha válida"],
    [{ folderId: "fol_nada" }, 422, "Causa: no encontramos esa causa."],
    [{ tags: ["a\nb"] }, 422, /^Etiqueta: /],
    [{ source: "court" }, 422, /./],
  ])("that is announced as %j is refused with %d", async (given, status, message) => {
    const ana = await newTenant();
    const answer = await ana.call("POST", "/api/documents", { body: { ...pdf(), ...given } });
    expect(answer.status).toBe(status);
    const { details, message: said } = answer.body as unknown as {
      details?: { message: string }[];
      message: string;
    };
    const sentence = details?.[0]?.message ?? said;
    if (typeof message === "string") expect(sentence).toBe(message);
    else expect(sentence).toMatch(message);
  });

  it.each([
    [{ name: "a".repeat(201) }, "Nombre: hasta 200 caracteres"],
    [{ name: "\u202e" }, "Nombre: completá este dato"],
    [{ name: "a\nb" }, "Nombre: no puede tener saltos de línea ni caracteres de control"],
  ])("that is renamed to %j is refused", async (body, message) => {
    const ana = await newTenant();
    const { _id } = await newDocument(ana);
    const answer = await ana.call("PATCH", `/api/documents/${_id}`, { body });
    expect([answer.status, answer.body.details]).toMatchObject([422, [{ message }]]);
  });

  it("that is something else than it says is refused, and leaves nothing", async () => {
    const ana = await newTenant();
    const page = "<!doctype html><script>alert(1)</script>";
    const { document } = await announced(ana, "/api/documents", {}, page);
    const upload = await itemAt<Documents.UploadItem>(
      ana,
      `UPLOAD#${document._id}#${document.file._id}`,
    );
    const path = `/api/documents/${document._id}`;
    const answer = await ana.call("POST", `${path}/complete`);
    expect([answer.status, answer.body.message]).toEqual([
      422,
      expect.stringMatching(/^El archivo no es lo que dice ser\. Adjuntá un PDF/),
    ]);
    expect((await ana.call("GET", path)).status).toBe(404);
    await Documents.sweepUpload(upload);
    expect([objectsOf(ana), await used(ana)]).toEqual([[], 0]);
  });
});

describe("a version", () => {
  it("stays beside the next, each counted and to be had", async () => {
    const ana = await newTenant();
    const { _id } = await newDocument(ana);
    const second = await newVersion(ana, _id, OTHER);
    expect(second).toMatchObject({ revision: 2, file: { size: OTHER_SIZE }, status: "ready" });
    expect(await used(ana)).toBe(SIZE + OTHER_SIZE);
    const path = `/api/documents/${_id}`;
    const { body } = await ana.call("GET", `${path}/versions`);
    expect(body.versions).toMatchObject([
      { revision: 2, size: OTHER_SIZE, by: ana.userId },
      { revision: 1, size: SIZE, sha256: createHash("sha256").update(PDF).digest("hex") },
    ]);
    const had = async (query: string) => {
      const { url } = (await ana.call("GET", `${path}/content${query}`)).body as { url: string };
      const got = await fetch(url);
      return [await got.text(), got.headers.get("content-disposition")?.split(";")[1]?.trim()];
    };
    expect(await had("")).toEqual([OTHER, 'filename="demanda.pdf"']);
    expect(await had("?revision=1")).toEqual([PDF, 'filename="demanda (version 1).pdf"']);
    expect((await ana.call("GET", `${path}/content?revision=3`)).status).toBe(404);
    const { body: past } = await ana.call("GET", `/api/history/${_id}`);
    expect(JSON.stringify(past)).toContain('"field":"revision","before":1,"after":2');
  });

  it("that never arrives changes nothing, and the next one may still come", async () => {
    const ana = await newTenant();
    const { _id, version } = await newDocument(ana);
    const path = `/api/documents/${_id}`;
    await ana.call("POST", `${path}/versions`, { body: pdf(OTHER) });
    expect((await ana.call("GET", path)).body.document).toMatchObject({ version, revision: 1 });
    expect(await newVersion(ana, _id, OTHER)).toMatchObject({ revision: 2 });
    // What was abandoned before is not asked for again.
    expect((await ana.call("POST", `${path}/complete`)).status).toBe(200);
  });

  it("of each of two people who add one at once is kept", async () => {
    const { ana, eva, folderId } = await newPair();
    const { _id } = await newDocument(eva, { folderId });
    const path = `/api/documents/${_id}/versions`;
    await announced(ana, path, {}, OTHER);
    await announced(eva, path, {}, PDF);
    const done = `/api/documents/${_id}/complete`;
    const answers = await Promise.all([ana.call("POST", done), eva.call("POST", done)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await ana.call("GET", path);
    const people = (body.versions as { by: string }[]).map(({ by }) => by);
    expect(people.sort()).toEqual([ana.userId, eva.userId, eva.userId].sort());
  });

  it("beyond fifty is refused", async () => {
    const ana = await newTenant();
    const { _id } = await newDocument(ana);
    const item = await itemAt<Documents.DocumentItem>(ana, `DOCUMENT#${_id}`);
    const revisions = Array.from({ length: 50 }, () => item.revisions[0]);
    const { put } = await import("@foja/core/kernel/dynamo");
    await commit(put({ ...item, revisions } as Item));
    const answer = await ana.call("POST", `/api/documents/${_id}/versions`, { body: pdf() });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      "Un documento lleva hasta 50 versiones.",
    ]);
  });
});

describe("the plan's storage", () => {
  const withRoom = async (storage: number) => {
    const ana = await newTenant();
    const { limits } = await Plans.subscriptionOf(ana.userId);
    await onTerms(ana, { limits: { ...limits, storage } });
    return ana;
  };

  it("that is full in the middle keeps what fits and says why the rest does not", async () => {
    const ana = await withRoom(3 * SIZE);
    const begun = await Promise.all(
      Array.from({ length: 5 }, () => announced(ana, "/api/documents")),
    );
    const answers = await Promise.all(
      begun.map(({ document }) => ana.call("POST", `/api/documents/${document._id}/complete`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      error: "plan.limit_reached",
      limitInfo: { resourceType: "storage", currentCount: 3 * SIZE },
    });
    expect([await used(ana), (await listed(ana)).length]).toEqual([3 * SIZE, 3]);
    const late = await ana.call("POST", "/api/documents", { body: pdf() });
    expect([late.status, late.body.error]).toEqual([403, "plan.limit_reached"]);
  });

  it("is given back with a deleted document, and wanted by the one that comes back", async () => {
    const ana = await withRoom(SIZE + OTHER_SIZE);
    const { _id } = await newDocument(ana);
    await newVersion(ana, _id, OTHER);
    await ana.call("DELETE", `/api/documents/${_id}`);
    expect(await used(ana)).toBe(0);
    const other = await newDocument(ana);
    const back = await ana.call("POST", `/api/documents/${_id}/restore`);
    expect([back.status, back.body.error]).toEqual([403, "plan.limit_reached"]);
    await ana.call("DELETE", `/api/documents/${other._id}`);
    expect((await ana.call("POST", `/api/documents/${_id}/restore`)).status).toBe(200);
    expect(await used(ana)).toBe(SIZE + OTHER_SIZE);
  });

  it("is the sum of what is there, of which nothing is left behind", async () => {
    const ana = await newTenant();
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    const { _id } = await newDocument(ana);
    await newVersion(ana, _id, OTHER);
    const gone = await newDocument(ana);
    await ana.call("DELETE", `/api/documents/${gone._id}`);
    const path = `/api/admin/storage/recalculate/user/${ana.userId}`;
    const bytes = SIZE + OTHER_SIZE;
    expect((await admin.call("POST", path)).body).toMatchObject({
      storage: { before: bytes, after: bytes, files: 2, orphans: 0 },
    });
  });

  it("is asked for only where the plan has documents", async () => {
    const ana = await newTenant();
    const { _id } = await newDocument(ana);
    const { features } = await Plans.subscriptionOf(ana.userId);
    await onTerms(ana, { features: features.filter((one) => one !== "documents") });
    const answers = [
      await ana.call("POST", "/api/documents", { body: pdf() }),
      await ana.call("POST", `/api/documents/${_id}/versions`, { body: pdf() }),
    ];
    expect(answers.map(({ body }) => body.error)).toEqual([
      "plan.feature_missing",
      "plan.feature_missing",
    ]);
    expect((await ana.call("GET", `/api/documents/${_id}/content`)).status).toBe(200);
  });
});

describe("a document and its case", () => {
  it("are deleted and restored together, with the bytes that are counted", async () => {
    const ana = await newTenant();
    const folderId = await aCase(ana);
    const { _id } = await newDocument(ana, { folderId });
    await ana.call("DELETE", `/api/folders/${folderId}`);
    const gone = await ana.call("GET", `/api/documents/${_id}`);
    expect([gone.status, await used(ana)]).toEqual([410, 0]);
    const alone = await ana.call("POST", `/api/documents/${_id}/restore`);
    expect([alone.status, alone.body.error]).toEqual([409, "folder.deleted"]);
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    expect(await namesOf(ana, `?folderId=${folderId}`)).toEqual(["demanda"]);
    expect(await used(ana)).toBe(SIZE);
  });

  it("are hidden together, while it is uploaded too", async () => {
    const { ana, eva, folderId } = await newPair();
    const { _id } = await newDocument(eva, { folderId, name: `${CANARY}.pdf` });
    const begun = await announced(ana, `/api/documents/${_id}/versions`);
    await reserve(eva, folderId, [eva.userId]);
    expect(await listed(ana)).toEqual([]);
    const path = `/api/documents/${_id}`;
    const calls = [
      ["GET", path],
      ["GET", `${path}/versions`],
      ["GET", `${path}/content`],
      ["POST", `${path}/complete`],
      ["DELETE", path],
    ] as const;
    for (const [method, one] of calls) {
      const { status, body } = await ana.call(method, one);
      expect([method, one, status, body.error]).toEqual([method, one, 404, "document.not_found"]);
    }
    expect(begun.document.name).toBe(CANARY);
    expect(await namesOf(eva)).toEqual([CANARY]);
  });
});

describe("bytes nobody holds any more", () => {
  it("wait while their document can be restored, and go with it for good", async () => {
    const ana = await newTenant();
    const { _id } = await newDocument(ana);
    await newVersion(ana, _id, OTHER);
    const active = await itemAt<Documents.DocumentItem>(ana, `DOCUMENT#${_id}`);
    await ana.call("DELETE", `/api/documents/${_id}`);
    await Documents.sweepFiles(active);
    expect(objectsOf(ana, "files/")).toHaveLength(2);
    const deleted = await itemAt<Documents.DocumentItem>(ana, `DELETED#DOCUMENT#${_id}`);
    await commit(removeAny(deleted));
    for (let n = 0; n < 2; n += 1) await Documents.sweepFiles(deleted);
    expect(objectsOf(ana, "files/")).toEqual([]);
  });

  it("of an upload stay while it may be completed, and go once it is over", async () => {
    const ana = await newTenant();
    const { document } = await announced(ana, "/api/documents");
    const sk = `UPLOAD#${document._id}#${document.file._id}`;
    const upload = await itemAt<Documents.UploadItem>(ana, sk);
    await Documents.sweepUpload(upload);
    expect(objectsOf(ana)).toHaveLength(1);
    await ana.call("POST", `/api/documents/${document._id}/complete`);
    await Documents.sweepUpload(upload);
    expect(objectsOf(ana)).toEqual([expect.stringMatching(/^files\//)]);
  });

  it("of an upload that was left are not taken in an hour later", async () => {
    const ana = await newTenant();
    const { document } = await announced(ana, "/api/documents");
    setClock(() => Date.now() + 61 * 60_000);
    try {
      const late = await ana.as(() =>
        Documents.complete(document._id).catch((error) => error.code),
      );
      expect(late).toBe("document.not_found");
    } finally {
      setClock();
    }
  });
});

describe("what the server itself keeps", () => {
  const bytes = new TextEncoder().encode(PDF);
  const receipt = (folderId: string | null, key?: string) => ({
    ...{ name: "Constancia", fileName: "constancia.pdf", kind: "otro" as const, folderId, key },
    ...{ source: "receipt" as const, type: "application/pdf", bytes },
  });

  it("is a document like the others, counted, and the same one for the same key", async () => {
    const ana = await newTenant();
    const folderId = await aCase(ana);
    const key = `${folderId}/constancia`;
    const first = await ana.as(() => Documents.keep(receipt(folderId, key)));
    expect(first).toMatchObject({
      ...{ name: "Constancia", source: "receipt", folderId, status: "ready", revision: 1 },
      file: { size: SIZE, sha256: createHash("sha256").update(PDF).digest("hex") },
    });
    const again = await ana.as(() =>
      Promise.all([Documents.keep(receipt(folderId, key)), Documents.keep(receipt(folderId, key))]),
    );
    expect(again.map(({ _id }) => _id)).toEqual([first._id, first._id]);
    expect([await used(ana), (await listed(ana)).length]).toEqual([SIZE, 1]);
    const { body, file } = await ana.as(() => Documents.open(first._id));
    expect(Buffer.concat(await body.toArray()).toString()).toBe(PDF);
    expect(file._id).toBe(first.file._id);
  });

  it("leaves nothing behind where it does not fit", async () => {
    const ana = await newTenant();
    const { limits } = await Plans.subscriptionOf(ana.userId);
    await onTerms(ana, { limits: { ...limits, storage: SIZE - 1 } });
    const refused = await ana.as(() => Documents.keep(receipt(null)).catch((error) => error.code));
    expect(refused).toBe("plan.limit_reached");
    expect([await listed(ana), await used(ana)]).toEqual([[], 0]);
  });
});

describe("what was read of its text", () => {
  it("is noted of the current version alone, without a change of the document", async () => {
    const ana = await newTenant();
    const { _id, file, version } = await newDocument(ana);
    const note = (fileId: string, pages: number) =>
      Documents.textRead(ana.userId, _id, fileId, { pages, textStatus: "read" });
    expect(await note("att_otro", 9)).toBe(false);
    expect(await note(file._id, 3)).toBe(true);
    const path = `/api/documents/${_id}`;
    expect((await ana.call("GET", path)).body.document).toMatchObject({
      pages: 3,
      textStatus: "read",
    });
    // Who opened it before may still save what they wrote.
    const saved = await ana.call("PATCH", path, {
      body: { name: "Demanda" },
      headers: { "if-match": `"${version}"` },
    });
    expect([saved.status, saved.body.document]).toMatchObject([200, { pages: 3 }]);
    const { body } = await ana.call("GET", `/api/history/${_id}`);
    expect(JSON.stringify(body)).not.toContain("textStatus");
    expect(await newVersion(ana, _id, OTHER)).toMatchObject({ pages: null, textStatus: "pending" });
  });
});

describe("the files of a case that are no documents", () => {
  it("are shown once, from the task or the message that they hang on", async () => {
    const { ana, eva, folderId } = await newPair();
    const task = await made(eva, "/api/tasks", { name: "Pedir copias", folderId });
    const path = `/api/tasks/${task._id}/attachments`;
    const { body } = await eva.call("POST", path, { body: pdf(PDF, "copia.pdf") });
    const { attachment, upload } = body as never as {
      attachment: { _id: string };
      upload: Parameters<typeof post>[0];
    };
    await post(upload, PDF);
    await eva.call("POST", `${path}/${attachment._id}/complete`);
    // One that never arrived, and one that was not said yet.
    await eva.call("POST", path, { body: pdf(PDF, "otra.pdf") });
    await postChatFile(eva, folderId, { name: "borrador.pdf" });
    const files = [await postChatFile(eva, folderId, { name: "recibo.pdf" })];
    await made(eva, "/api/chat/insert", { to: folderId, text: "Va", files });
    const found = await ana.call("GET", `/api/documents?folderId=${folderId}`);
    expect(found.body.documents).toEqual([]);
    expect(found.body.files).toMatchObject([
      { name: "recibo.pdf", from: { kind: "message", by: eva.userId, number: 1 } },
      {
        name: "copia.pdf",
        size: SIZE,
        from: { kind: "task", _id: task._id, name: "Pedir copias" },
      },
    ]);
    expect((await ana.call("GET", "/api/documents")).body.files).toBeUndefined();
  });
});
