import { commit, isStale, replace } from "../../kernel/dynamo";
import { buffered, openIfClean } from "../../kernel/ports/files";
import { anywhere } from "../../kernel/records";
import { Documents } from "../documents";
import { Files } from "../files";
import { Texts } from "../texts";
import { isRead, type ReadType } from "../texts/readable.rules";
import { type Ending, readAll } from "./reader";

type FileOf = Texts.FileOf;
type StateItem = Texts.StateItem;
type Document = Documents.DocumentItem;

/** How often a file may kill its reader before it is given up. */
const MOST_TRIES = 3;

/**
 * Reads the text of a document's current file, indexes it and says so in the document. May run
 * twice, and goes on where a run before it died or ran out of time.
 */
export async function read(ownerId: string, documentId: string): Promise<void> {
  const document = await anywhere<Document>("document", ownerId, documentId);
  const current = document?.revisions.at(-1);
  if (!document || !current) return Texts.forget(ownerId, documentId);
  const file: FileOf = { ownerId, documentId, fileId: current._id };
  try {
    const ended = isRead(current.type)
      ? await carry(file, current.type)
      : await leave(file, "none");
    if (!ended) await Texts.ask(ownerId, documentId);
  } catch (error) {
    // Another run of the same file went further: it also says so.
    if (!isStale(error)) throw error;
  }
  // It was purged meanwhile, when there was nothing yet to forget.
  if (!(await anywhere("document", ownerId, documentId))) await Texts.forget(ownerId, documentId);
}

/** Reads and indexes what is left of a file. Returns whether that was all. */
async function carry(file: FileOf, type: ReadType): Promise<boolean> {
  let state = await Texts.begin(file);
  if (!state.isWhole) {
    const octets = await octetsOf(file);
    if (!octets || state.tries >= MOST_TRIES) return leave(file, "failed");
    state = await save(state, { tries: state.tries + 1 });
    const { ending, total } = await readOn(file, type, octets);
    if (ending === "later") await save(state, { tries: 0 });
    if (ending === "later") return false;
    if (ending !== "done") return leave(file, "failed");
    state = await save(state, { isWhole: true, total });
  }
  await Texts.index(file, state);
  const hasText = (await Texts.pagesOf(file)).some(({ text }) => text !== "");
  await note(file, hasText ? "read" : "none", state.total);
  return true;
}

async function octetsOf({ ownerId, documentId, fileId }: FileOf): Promise<Buffer | undefined> {
  const body = await openIfClean(Files.keyOf({ userId: ownerId, _id: documentId }, fileId));
  return body && buffered(body);
}

async function save(state: StateItem, fields: Partial<StateItem>): Promise<StateItem> {
  await commit(replace({ ...state, ...fields }, state));
  return { ...state, ...fields, version: state.version + 1 };
}

/** Reads a file to its end; a page that kills its reader is left empty, and the next one read. */
async function readOn(file: FileOf, type: ReadType, octets: Uint8Array) {
  const kept = (await Texts.pagesOf(file)).length;
  // The last page is read again: it says how many there are.
  let read = Math.max(0, kept - 1);
  let total: number | null = null;
  for (let deaths = 0; ; deaths += 1) {
    const ending: Ending = await readAll({ type, octets, from: read + 1 }, async (page, of) => {
      await Texts.keepPage(file, page);
      read = page.page;
      total = of;
    });
    const mayGoOn = ending === "died" && read + kept > 0 && deaths + 1 < MOST_TRIES;
    if (!mayGoOn) return { ending, total };
    read += 1;
    await Texts.keepPage(file, { page: read, text: "" });
  }
}

/** Has nothing of a file's text. */
async function leave(file: FileOf, status: "none" | "failed"): Promise<true> {
  await Texts.forget(file.ownerId, file.documentId);
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
