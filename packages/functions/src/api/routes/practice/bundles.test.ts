import { buffer } from "node:stream/consumers";
import { Plans } from "@foja/core/billing/plans";
import { at, now } from "@foja/core/kernel/clock";
import { resetEnv } from "@foja/core/kernel/env";
import { Bundles } from "@foja/core/practice/bundles";
import type { Bundle } from "@foja/core/practice/bundles/bundle.schema";
import { Documents } from "@foja/core/practice/documents";
import type { Document } from "@foja/core/practice/documents/document.schema";
import { Texts } from "@foja/core/practice/texts";
import { type Listening, startBus } from "@foja/harness/bus";
import { newDocument } from "@foja/harness/documents";
import { type Bucket, startBucket } from "@foja/harness/files";
import { scannedPdf } from "@foja/harness/papers";
import { linedPdf, readPdf } from "@foja/harness/pdf";
import { onTerms } from "@foja/harness/plan";
import { made, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler as build } from "../../../reactions/bundle-build";

let bucket: Bucket;
let bus: Listening;

beforeAll(async () => {
  bucket = await startBucket();
  bus = await startBus("bundle.asked");
});
afterAll(async () => {
  await bus.stop();
  await bucket.stop();
});

const keep = async (who: Tenant, folderId: string, name: string, bytes: Uint8Array) =>
  who.as(() =>
    Documents.keep({
      ...{ name, fileName: `${name}.pdf`, kind: "prueba", folderId, source: "upload" },
      ...{ type: "application/pdf", bytes, date: "2026-03-02" },
    }),
  );

const aCase = async (who: Tenant) =>
  (await made(who, "/api/folders", { folderName: "Pérez c/ Gómez" }))._id;

/** A case with two documents, of two and three pages. */
async function newCase(who: Tenant) {
  const folderId = await aCase(who);
  const first = await keep(who, folderId, "Demanda", await linedPdf("alfa", 2));
  const second = await keep(who, folderId, "Recibos", await linedPdf("beta", 3));
  return { folderId, documentIds: [first._id, second._id] };
}

const title = "Prueba documental";
const MINUTE = 60_000;

/** Runs something while nobody answers at the bucket's address. */
async function whileUnreachable(work: () => Promise<void>): Promise<void> {
  const endpoint = process.env.S3_ENDPOINT;
  process.env.S3_ENDPOINT = "http://127.0.0.1:9";
  resetEnv();
  await work();
  process.env.S3_ENDPOINT = endpoint;
  resetEnv();
}

async function asked(who: Tenant, body: object): Promise<Bundle> {
  const answer = await who.call("POST", "/api/documents/bundles", { body: { title, ...body } });
  expect(answer.status).toBe(202);
  return answer.body.bundle as unknown as Bundle;
}

const buildNow = (who: Tenant, bundleId: string) =>
  build({ id: "e", detail: { ownerId: who.userId, bundleId } } as never);

const seen = async (who: Tenant, id: string) =>
  (await who.call("GET", `/api/documents/bundles/${id}`)).body.bundle as unknown as Bundle;

const listed = async (who: Tenant, folderId: string) =>
  (await who.call("GET", `/api/documents?folderId=${folderId}`)).body
    .documents as unknown as Document[];

/** The first word of each page of a document, and its foja. */
async function pagesOf(who: Tenant, documentId: string): Promise<string[]> {
  const { body } = await who.as(() => Documents.open(documentId));
  const { pages } = await readPdf(await buffer(body));
  return pages.map(({ text }) => text.replace(/^(\S+) .* (f\. \d+)$/, "$1 $2"));
}

describe("a bundle", () => {
  it("is one document of the case, with a cover, an index and every page, in order", async () => {
    const ana = await newTenant();
    const { folderId, documentIds } = await newCase(ana);
    const { _id, ...begun } = await asked(ana, { folderId, documentIds: documentIds.toReversed() });
    expect(begun).toMatchObject({ folderId, title, status: "building", progress: 0, parts: [] });
    await buildNow(ana, _id);
    const { parts, ...ready } = await seen(ana, _id);
    expect(ready).toMatchObject({ status: "ready", progress: 1, error: null });
    expect(parts).toMatchObject([{ pages: 7 }]);
    const [part] = (await listed(ana, folderId)).filter(({ source }) => source === "bundle");
    expect(part).toMatchObject({
      ...{ _id: parts[0]?.documentId, name: title, folderId },
      file: { size: parts[0]?.bytes, name: `${title}.pdf`, by: null },
    });
    expect((await pagesOf(ana, parts[0]?.documentId ?? "")).slice(2)).toEqual([
      ...["beta1 f. 3", "beta2 f. 4", "beta3 f. 5", "alfa1 f. 6", "alfa2 f. 7"],
    ]);
  });

  it("is counted once, however often a run of it is repeated", async () => {
    const ana = await newTenant();
    const given = await newCase(ana);
    const before = (await Plans.subscriptionOf(ana.userId)).usage.storage;
    const { _id } = await asked(ana, given);
    await Promise.all([buildNow(ana, _id), buildNow(ana, _id)]);
    await buildNow(ana, _id);
    const { parts } = await seen(ana, _id);
    const after = (await Plans.subscriptionOf(ana.userId)).usage.storage;
    expect(after - before).toBe(parts[0]?.bytes);
    expect(await listed(ana, given.folderId)).toHaveLength(3);
  });

  it("lays what was read on a scan over it, in each run alike, or not where nobody asked", async () => {
    const ana = await newTenant();
    const folderId = await aCase(ana);
    const scan = await keep(ana, folderId, "Escaneo", await scannedPdf(["uno", "dos"]));
    const file = { ownerId: ana.userId, documentId: scan._id, fileId: scan.file._id };
    const box = { from: 0, to: 6, x: 0.1, y: 0.1, width: 0.1, height: 0.02 };
    const page = { page: 2, text: "Recibí", boxes: [box] };
    await ana.as(() => Texts.keepPage(file, page));
    const bodyOf = (more: object) => asked(ana, { folderId, documentIds: [scan._id], ...more });
    const before = await bodyOf({});
    const read = { pages: 2, textStatus: "read" as const };
    await ana.as(() => Documents.textRead(ana.userId, scan._id, scan.file._id, read));
    const bundles = [before, await bodyOf({}), await bodyOf({ textLayer: false })];
    for (const { _id } of bundles) await buildNow(ana, _id);
    const parts = await Promise.all(bundles.map(async ({ _id }) => (await seen(ana, _id)).parts));
    const texts = await Promise.all(parts.map(([one]) => pagesOf(ana, one?.documentId ?? "")));
    const [bare, laid] = [
      ["f. 3", "f. 4"],
      ["f. 3", "Recibí f. 4"],
    ];
    expect(texts.map((pages) => pages.slice(2))).toEqual([laid, laid, bare]);
  });

  it("is gone on with by the sweep when its run died, and given up at the fourth", async () => {
    const ana = await newTenant();
    const { _id } = await asked(ana, await newCase(ana));
    const start = now();
    const askedFor = async () =>
      (await bus.heard()).filter(([, detail]) => JSON.stringify(detail).includes(_id)).length;
    await whileUnreachable(async () => {
      for (let run = 0; run < 3; run += 1) {
        const began = start + run * MINUTE * 2;
        await at(began, () => expect(buildNow(ana, _id)).rejects.toThrow("no están disponibles"));
        await at(began + MINUTE, () => Bundles.sweep());
        expect(await askedFor()).toBe(run);
        await at(began + MINUTE * 2, () => Bundles.sweep());
        expect(await askedFor()).toBe(run + 1);
      }
    });
    await at(start + MINUTE * 10, () => buildNow(ana, _id));
    expect(await seen(ana, _id)).toMatchObject({
      ...{ status: "failed", error: "No se pudo armar. Probá con menos documentos." },
    });
  });

  it("says why it failed, and leaves nothing behind", async () => {
    const ana = await newTenant();
    const folderId = await aCase(ana);
    const broken = await newDocument(ana, { folderId });
    const { _id } = await asked(ana, { folderId, documentIds: [broken._id] });
    await buildNow(ana, _id);
    expect(await seen(ana, _id)).toMatchObject({
      ...{ status: "failed", parts: [], error: "«demanda» está dañado: no se puede leer." },
    });
    expect(await listed(ana, folderId)).toHaveLength(1);
  });

  it("does not begin where the plan has no room for it", async () => {
    const ana = await newTenant();
    const given = await newCase(ana);
    const { _id } = await asked(ana, given);
    const { usage, limits } = await Plans.subscriptionOf(ana.userId);
    await onTerms(ana, { limits: { ...limits, storage: usage.storage + 10 } });
    await buildNow(ana, _id);
    expect(await seen(ana, _id)).toMatchObject({ status: "failed", parts: [] });
    expect(await listed(ana, given.folderId)).toHaveLength(2);
  });

  it.each([
    ["no document", { documentIds: [] }, "Documentos: elegí al menos uno"],
    [
      "one that is not there",
      { documentIds: ["doc_x"] },
      "Documentos: uno ya no está en esta causa. Volvé a elegirlos.",
    ],
    [
      "parts that are too small",
      { partSize: 1000 },
      "Tamaño: elegí de 200000 a 25000000 bytes por parte",
    ],
  ])("is refused with %s", async (_, wrong, message) => {
    const ana = await newTenant();
    const body = { title, ...(await newCase(ana)), ...wrong };
    const answer = await ana.call("POST", "/api/documents/bundles", { body });
    expect([answer.status, answer.body.message]).toEqual([422, message]);
  });

  it("is refused with a document of another case, twice the same, and one without pages", async () => {
    const ana = await newTenant();
    const { folderId, documentIds } = await newCase(ana);
    const other = await aCase(ana);
    const text = { name: "notas.txt", type: "text/plain", size: 4 };
    const notes = await newDocument(ana, { folderId, ...text }, "hola");
    const ask = async (body: object) =>
      (await ana.call("POST", "/api/documents/bundles", { body: { title, ...body } })).body.message;
    const elsewhere = await ask({ folderId: other, documentIds });
    expect(elsewhere).toBe("Documentos: uno ya no está en esta causa. Volvé a elegirlos.");
    const twice = await ask({ folderId, documentIds: [documentIds[0], documentIds[0]] });
    expect(twice).toBe("Documentos: uno está dos veces");
    expect(await ask({ folderId, documentIds: [notes._id] })).toBe(
      "Documentos: «notas» no se puede agregar: al expediente van PDF e imágenes JPG o PNG.",
    );
  });

  it("of a case that is hidden from somebody is not there for them", async () => {
    const { ana, eva, folderId } = await newPair();
    const document = await keep(eva, folderId, "Demanda", await linedPdf("alfa", 1));
    const { _id } = await asked(eva, { folderId, documentIds: [document._id] });
    await reserve(eva, folderId, [eva.userId]);
    expect((await ana.call("GET", `/api/documents/bundles/${_id}`)).status).toBe(404);
    await build({ id: "e", detail: { ownerId: ana.userId, bundleId: _id } } as never);
    expect((await seen(eva, _id)).status).toBe("ready");
  });

  it("is forgotten after a week, and its parts stay", async () => {
    const ana = await newTenant();
    const given = await newCase(ana);
    const { _id } = await asked(ana, given);
    await buildNow(ana, _id);
    await at(now() + 8 * 24 * 3600_000, async () => {
      expect(await ana.as(() => Bundles.get(_id).catch(({ code }) => code))).toBe(
        "bundle.not_found",
      );
    });
    expect(await listed(ana, given.folderId)).toHaveLength(3);
  });
});
