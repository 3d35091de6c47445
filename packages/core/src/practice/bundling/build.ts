import { buffer } from "node:stream/consumers";
import { Plans } from "../../billing/plans";
import { inPractice } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { AppError, hasCode } from "../../kernel/error";
import { dateText } from "../../kernel/money.rules";
import { asSeenBy } from "../../kernel/seen-by";
import { Bundles } from "../bundles";
import { type BundledType, partName, progressOf } from "../bundles/bundle.rules";
import { Documents } from "../documents";
import type { Document } from "../documents/document.schema";
import { DOCUMENT_NAMES } from "../documents/document-kinds.rules";
import { PDF } from "../files/file.rules";
import { Folders } from "../folders";
import { Texts } from "../texts";
import { assembled, type Part } from "./assembly";
import { shrunkPage } from "./shrink";
import { Unbuildable } from "./unbuildable";

/** How long a run has a bundle after its last step, in ms: another waits as long. */
const LEASE_MS = 90_000;

/** After so many runs that died a bundle has failed. */
const MOST_RUNS = 3;

const lease = () => new Date(now() + LEASE_MS).toISOString();

/**
 * Builds a bundle and keeps its parts as documents of the case. Another run makes it do nothing; a run
 * that died is done again from the start, and keeps no part twice.
 */
export async function build(ownerId: string, id: string): Promise<void> {
  await inPractice(ownerId, async () => {
    const item = await take(id);
    if (!item) return;
    await asSeenBy(ownerId, item.by, () => buildAs(item)).catch(async (error) => {
      const sentence = sentenceOf(error);
      if (!sentence) throw error;
      await Bundles.edit(id, () => ({ status: "failed", error: sentence, leasedUntil: null }));
    });
  });
}

class Taken extends Error {}

async function take(id: string): Promise<Bundles.BundleItem | undefined> {
  try {
    const taken = await Bundles.edit(id, ({ status, leasedUntil, runs }) => {
      if (status !== "building" || (leasedUntil ?? "") > nowIso()) throw new Taken();
      if (runs < MOST_RUNS) return { leasedUntil: lease(), runs: runs + 1 };
      return { status: "failed", error: "No se pudo armar. Probá con menos documentos." };
    });
    return taken.status === "building" ? taken : undefined;
  } catch (error) {
    if (error instanceof Taken || hasCode(error, "bundle.not_found")) return undefined;
    throw error;
  }
}

/** Why a bundle failed, for a person; undefined for what another run may overcome. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Unbuildable) return error.message;
  const lasting = ["plan.limit_reached", "folder.not_found", "document.not_found", "file.infected"];
  const isLasting = error instanceof AppError && lasting.includes(error.code);
  return isLasting ? error.message : undefined;
}

async function buildAs(item: Bundles.BundleItem): Promise<void> {
  const { _id, title, partSize, createdAt, documentIds, folderId } = item;
  const [folder, found] = await Promise.all([
    Folders.get(folderId),
    Documents.several(documentIds),
  ]);
  const documents = documentIds.map((one) => found.get(one) ?? gone());
  const layered = await layeredOf(item, documents);
  await Plans.assertRoom({ storage: documents.reduce((sum, { file }) => sum + file.size, 0) });
  const task = {
    ...{ title, partSize, madeAt: createdAt, shrink: shrunkPage },
    lines: coverLines(folder),
    entries: documents.map(entryOf),
    read: async (nth: number) => buffer((await Documents.open(documentIds[nth] ?? "")).body),
    words: async (nth: number) => {
      const { _id, file } = documents[nth] ?? gone();
      return layered.has(_id) ? Texts.seenWords(_id, file._id) : new Map();
    },
    advance: async (done: number) => {
      const progress = progressOf(done, documents.length);
      await Bundles.edit(_id, () => ({ progress, leasedUntil: lease() }));
    },
  };
  const parts: Kept[] = [];
  try {
    for await (const part of assembled(task)) parts.push(await kept(item, part, parts.length));
  } catch (error) {
    for (const { documentId } of parts) await Documents.remove(documentId);
    throw error;
  }
  const inOrder = parts.sort((a, b) => a.nth - b.nth).map(({ nth, ...part }) => part);
  await Bundles.edit(_id, () => ({
    status: "ready",
    progress: 1,
    parts: inOrder,
    leasedUntil: null,
  }));
}

/**
 * The documents whose words are laid over their scans. The first run says it for all: what is read
 * later would move pages from one part to another while a part of an earlier run stands.
 */
async function layeredOf(item: Bundles.BundleItem, documents: readonly Document[]) {
  if (!item.textLayer) return new Set<string>();
  const read = documents.filter(({ textStatus }) => textStatus === "read");
  const layered = item.layered ?? read.map(({ _id }) => _id);
  if (!item.layered) await Bundles.edit(item._id, () => ({ layered }));
  return new Set(layered);
}

const gone = () => {
  throw new Unbuildable("Uno de los documentos ya no está. Volvé a elegirlos.");
};

type Kept = Bundles.BundleItem["parts"][number] & { nth: number };

/** Keeps a part as a document; the first one comes last, and is alone where none came before. */
async function kept(
  item: Bundles.BundleItem,
  { nth, bytes, pages }: Part,
  before: number,
): Promise<Kept> {
  const { _id, title, folderId } = item;
  const name = partName(title, nth, nth > 1 || before > 0);
  const made = { name, fileName: `${name}.pdf`, type: PDF, bytes, folderId };
  const key = `${_id}/${nth}`;
  const document = await Documents.keep({ ...made, kind: "otro", source: "bundle", key });
  return { nth, documentId: document._id, pages, bytes: bytes.length };
}

const entryOf = ({ name, kind, date, file }: Document) => ({
  name,
  detail: [DOCUMENT_NAMES[kind], date && dateText(date)].filter(Boolean).join(", "),
  type: file.type as BundledType,
});

type Folder = Awaited<ReturnType<typeof Folders.get>>;

const coverLines = ({ folderName, folderExpediente, folderJuzgado, folderFuero }: Folder) =>
  [folderName, folderExpediente, folderJuzgado, folderFuero].filter((line) => line !== null);
