import { startBus } from "@foja/harness/bus";
import { newDocument, newVersion } from "@foja/harness/documents";
import { type Bucket, startBucket } from "@foja/harness/files";
import { pdfOf, scannedPdf } from "@foja/harness/papers";
import { CANARY, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../kernel/actor";
import { get, type Item, walk } from "../../kernel/dynamo";
import { Documents } from "../documents";
import { Folders } from "../folders";
import { Texts } from "../texts";
import { boxesOf } from "../texts/boxes.rules";
import { everyText } from "../texts/text.item";
import { clausesOf } from "../texts/words.rules";
import { TextFiles } from "./index";

let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

type Made = { name: string; bytes: Uint8Array | string; type?: string; folderId?: string };

const keep = (ana: Tenant, { name, bytes, type = "application/pdf", folderId }: Made) =>
  ana.as(() =>
    Documents.keep({
      ...{ name, kind: "prueba", folderId: folderId ?? null, source: "upload", type },
      fileName: `${name}.${type === "application/pdf" ? "pdf" : "txt"}`,
      bytes: Buffer.from(bytes as Uint8Array),
    }),
  );

const read = (ana: Tenant, id: string) => asSystem("test", () => TextFiles.read(ana.userId, id));

const search = (ana: Tenant, q: string, more: object = {}) =>
  ana.as(() => Texts.find({ q, limit: 20, ...more }));

const places = async (ana: Tenant, q: string, more: object = {}) =>
  (await search(ana, q, more)).hits.map(({ name, page }) => `${name} ${page}`);

async function typesOf({ userId }: Tenant) {
  const types = new Set<string>();
  for await (const { type } of walk(everyText(userId))) types.add(type);
  return [...types].sort();
}

describe("the text of a document", () => {
  it("is read page by page, and found with accents, phrases and numbers as people write them", async () => {
    const ana = await newTenant();
    const pages = [
      "Pericia contable. El actor percibió $ 1.234.567,89.",
      "Expte. CNT 12.345/2024. Hubo falta de aportes.",
      "Los aportes no faltaron.",
    ];
    const { _id } = await keep(ana, { name: "Pericia", bytes: await pdfOf(pages) });
    await read(ana, _id);
    expect(await ana.as(() => Documents.get(_id))).toMatchObject({ pages: 3, textStatus: "read" });
    expect(await places(ana, "APORTES")).toEqual(["Pericia 2", "Pericia 3"]);
    expect(await places(ana, '"falta de aportes"')).toEqual(["Pericia 2"]);
    expect(await places(ana, "percibio")).toEqual(["Pericia 1"]);
    expect(await places(ana, "1234567,89")).toEqual(["Pericia 1"]);
    expect(await places(ana, "12345/2024")).toEqual(["Pericia 2"]);
    const { hits } = await search(ana, "contable");
    expect(hits[0]).toMatchObject({
      documentId: _id,
      folderId: null,
      line: "Pericia contable. El actor percibió $ 1.234.567,89.",
    });
  });

  it("of pages that a scanner made is read by looking at them", async () => {
    const ana = await newTenant();
    const bytes = await scannedPdf([
      "Se presenta la actora.\nInicia demanda laboral.",
      "Ofrece prueba testimonial.",
      "Desconoce la indemnización\npor antigüedad.",
    ]);
    const { _id } = await keep(ana, { name: "Escaneado", bytes });
    await read(ana, _id);
    expect(await ana.as(() => Documents.get(_id))).toMatchObject({ pages: 3, textStatus: "read" });
    expect(await places(ana, "indemnizacion")).toEqual(["Escaneado 3"]);
    const page = await ana.as(() => Texts.pageOf(_id, 3));
    const [box] = boxesOf(page.text, page.boxes, clausesOf("indemnizacion"));
    // The third word of the first line: right of the middle of the sheet, and near its top.
    expect(box?.x).toBeGreaterThan(0.2);
    expect(box?.y).toBeLessThan(0.2);
    expect(await ana.as(() => Texts.pageOf(_id, 9))).toEqual({ page: 9, text: "", boxes: [] });
  });

  it("is searched in a case, and of each document once where that is asked for", async () => {
    const ana = await newTenant();
    const { _id: folderId } = await ana.as(() => Folders.create({ folderName: "Pérez c/ Gómez" }));
    const bytes = await pdfOf(["aportes", "aportes"]);
    const inCase = await keep(ana, { name: "De la causa", bytes, folderId });
    const other = await keep(ana, { name: "Otro", bytes: "aportes", type: "text/plain" });
    for (const { _id } of [inCase, other]) await read(ana, _id);
    expect(await places(ana, "aportes", { folderId })).toEqual(["De la causa 1", "De la causa 2"]);
    expect(await places(ana, "aportes", { onePerDocument: true })).toEqual([
      "Otro 1",
      "De la causa 1",
    ]);
    expect(await places(ana, "aportes", { kind: "pericia" })).toEqual([]);
  });

  it("comes in pages that leave nothing out", async () => {
    const ana = await newTenant();
    for (const n of [1, 2, 3]) {
      const bytes = await pdfOf(["aportes", "nada", "aportes"]);
      await read(ana, (await keep(ana, { name: `Nº ${n}`, bytes }))._id);
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search(ana, "aportes", { limit: 2, cursor });
      found.push(...page.hits.map((hit) => `${hit.name} ${hit.page}`));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(["Nº 3 1", "Nº 3 3", "Nº 2 1", "Nº 2 3", "Nº 1 1", "Nº 1 3"]);
    await expect(search(ana, "otra", { cursor: "x.y" })).rejects.toMatchObject({
      code: "cursor.invalid",
    });
  });

  it("is not found in the bin nor by another practice, and is gone with its document", async () => {
    const [ana, beto] = [await newTenant(), await newTenant()];
    const { _id } = await keep(ana, { name: "Demanda", bytes: await pdfOf(["aportes"]) });
    await read(ana, _id);
    expect(await places(beto, "aportes")).toEqual([]);
    await ana.as(() => Documents.remove(_id));
    expect(await places(ana, "aportes")).toEqual([]);
    await ana.as(() => Documents.restore(_id));
    expect(await places(ana, "aportes")).toEqual(["Demanda 1"]);
    const item = await get<Item>({ pk: `OWNER#${ana.userId}`, sk: `DOCUMENT#${_id}` });
    await purge(ana, _id);
    await asSystem("test", () => Texts.follow(item as never, item as never));
    expect(await typesOf(ana)).toEqual(["textBlock"]);
  });

  it("is said to be none or not readable, and kept of nothing", async () => {
    const ana = await newTenant();
    const status = async (made: Made) => {
      const { _id } = await keep(ana, made);
      await read(ana, _id);
      const { textStatus, pages } = await ana.as(() => Documents.get(_id));
      return `${textStatus} ${pages}`;
    };
    expect(await status({ name: "Rota", bytes: "%PDF-1.7\n1 0 obj" })).toBe("failed null");
    expect(await status({ name: "Vacía", bytes: await pdfOf([""]) })).toBe("none 1");
    expect(await status({ name: "Nota", bytes: "Año nuevo", type: "text/plain" })).toBe(
      "read null",
    );
  });
});

it("of a reserved case is found by who may see it, and by nobody else", async () => {
  const { ana, eva, folderId } = await newPair();
  const { _id } = await keep(ana, { name: "Reservado", bytes: await pdfOf([CANARY]), folderId });
  await read(ana, _id);
  await reserve(eva, folderId, [eva.userId]);
  const found = async (who: Tenant) => {
    const { body } = await who.call("GET", `/api/documents/search?q=${CANARY}`);
    return (body.hits as { name: string }[]).map(({ name }) => name);
  };
  expect(await found(ana)).toEqual([]);
  expect(await found(eva)).toEqual(["Reservado"]);
  expect((await ana.call("GET", `/api/documents/${_id}/text`)).status).toBe(404);
});

it("follows the versions of its document: the earlier one is found no more", async () => {
  const ana = await newTenant();
  const { _id } = await newDocument(
    ana,
    { name: "nota.txt", type: "text/plain" },
    "vieja redacción",
  );
  await read(ana, _id);
  expect(await places(ana, "vieja")).toEqual(["nota 1"]);
  await newVersion(ana, _id, "nueva redacción", { name: "nota.txt", type: "text/plain" });
  // Not yet read: what it no longer says is not shown.
  expect(await places(ana, "redaccion")).toEqual([]);
  await read(ana, _id);
  expect(await places(ana, "vieja")).toEqual([]);
  expect(await places(ana, "nueva")).toEqual(["nota 1"]);
});

it("is asked for when a file arrives and not before it is read again, and by a rebuild where it lacks", async () => {
  const ana = await newTenant();
  const bus = await startBus("document.received");
  const { _id } = await keep(ana, { name: "Nota", bytes: "aportes", type: "text/plain" });
  const key = { pk: `OWNER#${ana.userId}`, sk: `DOCUMENT#${_id}` };
  const item = (await get<Item>(key)) as never;
  const asked = { ownerId: ana.userId, documentId: _id };
  await Texts.follow(item, undefined);
  await Texts.follow(item, { ...(item as object), name: "Otra" } as never);
  expect(await bus.heard()).toEqual([["document.received", asked]]);
  await read(ana, _id);
  expect(await Texts.rebuild(ana.userId)).toBe(0);
  await Texts.forgetAll(ana.userId);
  expect(await places(ana, "aportes")).toEqual([]);
  expect(await Texts.rebuild(ana.userId)).toBe(1);
  expect(await bus.heard()).toHaveLength(2);
  await read(ana, _id);
  expect(await places(ana, "aportes")).toEqual(["Nota 1"]);
  await bus.stop();
});

async function purge({ userId }: Tenant, id: string) {
  const { commit, removeAny } = await import("../../kernel/dynamo");
  await commit(removeAny({ pk: `OWNER#${userId}`, sk: `DOCUMENT#${id}` }));
}
