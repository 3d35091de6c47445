import { createHash } from "node:crypto";
import { startCourt } from "@foja/harness/court";
import { type Bucket, startBucket } from "@foja/harness/files";
import { ownTable } from "@foja/harness/own-table";
import { onTerms } from "@foja/harness/plan";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Plans } from "../../billing/plans";
import { withContext } from "../../kernel/actor";
import { at } from "../../kernel/clock";
import type { Document } from "../../practice/documents/document.schema";
import { Causas } from "./index";

let court: Awaited<ReturnType<typeof startCourt>>;
let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
beforeEach(async () => {
  await ownTable();
  court = await startCourt();
});
afterEach(() => court.stop());

const PDF = "%PDF-1.7\n% un traslado";
const TODAY = "2026-11-20T12:00:00Z";
const minutes = (many: number) => new Date(Date.parse(TODAY) + many * 60_000).toISOString();
const file = (content = PDF, name = "traslado.pdf", type = "application/pdf") => ({
  ...{ name, type, content: Buffer.from(content).toString("base64") },
});

const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };
const sync = (when: string) =>
  withContext(system, () => at(when, () => Causas.sync({ full: true })));

const CASES = { pjn: "CIV 123456/2024", mev: "SI-12345-2021" } as const;
type Portal = keyof typeof CASES;

const publish = (portal: Portal, title: string, more: object = {}) =>
  court.publish(portal, CASES[portal], { date: "2026-11-20", title, text: "", ...more });

/** A case that is linked, and whose earlier movements were read. */
async function linked(portal: Portal, ana: Tenant): Promise<string> {
  await publish(portal, "Demanda", { file: file("%PDF-1.7\n% antes", "demanda.pdf") });
  const opened = await ana.call("POST", "/api/folders", { body: { folderName: "Pérez c/ Gómez" } });
  const { _id } = opened.body.folder as { _id: string };
  const department = portal === "mev" ? { department: "San Isidro" } : {};
  const body = { system: portal, number: CASES[portal], confirmed: true, ...department };
  await at(TODAY, () => ana.as(() => Causas.link(_id, body)));
  await sync(TODAY);
  return _id;
}

const documentsOf = async (who: Tenant, folderId: string) =>
  (await who.call("GET", `/api/documents?folderId=${folderId}`)).body
    .documents as unknown as Document[];

const fetched = () => court.asked.filter((path) => /documentos|archivos/.test(path)).length;

describe.each(Object.keys(CASES) as Portal[])("a movement of the %s with a file", (portal) => {
  it("brings it as a document of the case, once, with its foja, date and hash", async () => {
    const ana = await newTenant();
    const folderId = await linked(portal, ana);
    expect([await documentsOf(ana, folderId), fetched()]).toEqual([[], 0]);
    await publish(portal, "Traslado de la pericia", { file: file() });
    await sync(minutes(20));
    const [document, ...others] = await documentsOf(ana, folderId);
    expect(others).toEqual([]);
    expect(document).toMatchObject({
      ...{ name: "Traslado de la pericia", kind: "pericia", date: "2026-11-20", foja: 2 },
      ...{ source: "court", status: "ready" },
      file: {
        ...{ name: "traslado.pdf", size: PDF.length, by: null },
        sha256: createHash("sha256").update(PDF).digest("hex"),
      },
    });
    expect((await Plans.subscriptionOf(ana.userId)).usage.storage).toBe(PDF.length);
    await sync(minutes(40));
    expect([(await documentsOf(ana, folderId)).length, fetched()]).toEqual([1, 1]);
  });
});

/** Publishes a file for which the plan has no room. Returns what makes room again. */
async function publishWithoutRoom(ana: Tenant): Promise<() => Promise<void>> {
  const { limits } = await Plans.subscriptionOf(ana.userId);
  await onTerms(ana, { limits: { ...limits, storage: 5 } });
  await publish("pjn", "Traslado", { file: file() });
  await sync(minutes(20));
  return () => onTerms(ana, { limits });
}

it("comes later where the portal failed, and where the plan had no room", async () => {
  const ana = await newTenant();
  const folderId = await linked("pjn", ana);
  const makeRoom = await publishWithoutRoom(ana);
  expect([await documentsOf(ana, folderId), fetched()]).toEqual([[], 1]);
  await makeRoom();
  await sync(minutes(40));
  expect(await documentsOf(ana, folderId)).toHaveLength(1);
});

it("comes when its case is back from the bin", async () => {
  const ana = await newTenant();
  const folderId = await linked("pjn", ana);
  const makeRoom = await publishWithoutRoom(ana);
  await makeRoom();
  await at(minutes(25), () => ana.call("DELETE", `/api/folders/${folderId}`));
  await sync(minutes(40));
  expect(fetched()).toBe(1);
  await at(minutes(45), () => ana.call("POST", `/api/folders/${folderId}/restore`));
  await sync(minutes(60));
  expect(await documentsOf(ana, folderId)).toHaveLength(1);
});

it.each([
  ["that is no file we keep", file("MZ", "programa.exe", "application/x-msdownload"), 0],
  ["whose name says another type", file(PDF, "traslado.docx"), 0],
  ["that is not what it says", file("<html>"), 1],
])("stays at the court where it is a file %s", async (_, wrong, asks) => {
  const ana = await newTenant();
  const folderId = await linked("pjn", ana);
  await publish("pjn", "Traslado", { file: wrong });
  await sync(minutes(20));
  await sync(minutes(120));
  expect([await documentsOf(ana, folderId), fetched()]).toEqual([[], asks]);
});
