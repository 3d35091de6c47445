import type { Changed } from "../../kernel/changes";
import { commit, isStale, replace } from "../../kernel/dynamo";
import { buffered, open } from "../../kernel/ports/files";
import { Reactions } from "../../kernel/reactions";
import { anywhere } from "../../kernel/records";
import { Documents } from "../documents";
import { Files } from "../files";
import { isRead } from "./content";
import { begin, type FileOf, forget, index, keepPage, pagesOf } from "./keep";
import { type Ending, readAll } from "./reader";
import type { StateItem } from "./text.item";

type Document = Documents.DocumentItem;

/** How often a file may kill its reader before it is given up. */
const MOST_TRIES = 3;

/**
 * What follows from a change of a document: a new file has its text read, and what was read of a
 * document goes with it. May run late and twice.
 */
export async function follow(item: Changed, before: Changed | undefined): Promise<void> {
  const document = item as unknown as Document;
  const { userId: ownerId, _id: documentId } = document;
  if (item !== before) {
    if (waits(document) && !isSame(document, before)) await ask(ownerId, documentId);
  } else if (!(await anywhere("document", ownerId, documentId))) await forget(ownerId, documentId);
}

/** Whether the text of a file that arrived was not read yet. */
export const waits = ({ textStatus, revisions }: Document): boolean =>
  textStatus === "pending" && Boolean(revisions.at(-1)?.sha256);

const isSame = (document: Document, before: unknown): boolean => {
  const last = before as Document | undefined;
  return (
    last !== undefined &&
    waits(last) &&
    last.revisions.at(-1)?._id === document.revisions.at(-1)?._id
  );
};

/** Has the text of a document read, in the background. */
export const ask = (ownerId: string, documentId: string): Promise<void> =>
  Reactions.publish("document.received", { ownerId, documentId });

/**
 * Reads the text of a document's current file, indexes it and says so in the document. May run
 * twice, and goes on where a run before it died or ran out of time.
 */
export async function read(ownerId: string, documentId: string): Promise<void> {
  const document = await anywhere<Document>("document", ownerId, documentId);
  const current = document?.revisions.at(-1);
  if (!document || !current) return forget(ownerId, documentId);
  const file: FileOf = { ownerId, documentId, fileId: current._id };
  try {
    const ended = isRead(current.type)
      ? await carry(file, current.type)
      : await leave(file, "none");
    if (!ended) await ask(ownerId, documentId);
  } catch (error) {
    // Another run of the same file went further: it also says so.
    if (!isStale(error)) throw error;
  }
  // It was purged meanwhile, when there was nothing yet to forget.
  if (!(await anywhere("document", ownerId, documentId))) await forget(ownerId, documentId);
}

/** Reads and indexes what is left of a file. Returns whether that was all. */
async function carry(file: FileOf, type: string): Promise<boolean> {
  let state = await begin(file);
  if (!state.isWhole) {
    if (state.tries >= MOST_TRIES) return leave(file, "failed");
    state = await save(state, { tries: state.tries + 1 });
    const octets = await open(
      Files.keyOf({ userId: file.ownerId, _id: file.documentId }, file.fileId),
    );
    if (!octets) return leave(file, "failed");
    const { ending, total } = await readOn(file, type, await buffered(octets));
    if (ending === "later") await save(state, { tries: 0 });
    if (ending === "later") return false;
    if (ending !== "done") return leave(file, "failed");
    state = await save(state, { isWhole: true, total });
  }
  await index(file, state);
  const hasText = (await pagesOf(file)).some(({ text }) => text !== "");
  await note(file, hasText ? "read" : "none", state.total);
  return true;
}

async function save(state: StateItem, fields: Partial<StateItem>): Promise<StateItem> {
  await commit(replace({ ...state, ...fields }, state));
  return { ...state, ...fields, version: state.version + 1 };
}

/** Reads a file to its end; a page that kills its reader is left empty, and the next one read. */
async function readOn(file: FileOf, type: string, octets: Uint8Array) {
  let read = (await pagesOf(file)).length;
  let total: number | null = null;
  for (let deaths = 0; ; deaths += 1) {
    const ending: Ending = await readAll({ type, octets, from: read + 1 }, async (page, of) => {
      await keepPage(file, page);
      read = page.page;
      total = of;
    });
    const mayGoOn = ending === "died" && total !== null && deaths + 1 < MOST_TRIES;
    if (!mayGoOn) return { ending, total };
    read += 1;
    await keepPage(file, { page: read, text: "" });
  }
}

/** Has nothing of a file's text. */
async function leave(file: FileOf, status: "none" | "failed"): Promise<true> {
  await forget(file.ownerId, file.documentId);
  return note(file, status, null);
}

async function note(
  { ownerId, documentId, fileId }: FileOf,
  textStatus: Document["textStatus"],
  pages: number | null,
): Promise<true> {
  await Documents.textRead(ownerId, documentId, fileId, { pages, textStatus });
  return true;
}
