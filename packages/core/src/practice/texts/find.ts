import { useOwner } from "../../kernel/actor";
import { fromCursor, getMany, toCursor, walk } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import type { Documents } from "../documents";
import { Folders } from "../folders";
import { newestBlock } from "./blocks";
import { type Found, foundIn } from "./match.rules";
import { sliceIn, sliceOf, traceOf, type Written } from "./postings.rules";
import {
  type BlockItem,
  blockKey,
  LAST_BLOCK,
  type PageItem,
  type Part,
  pageKey,
  type SliceItem,
  sliceRange,
  textOf,
  writtenIn,
} from "./text.item";
import type { TextHit, TextQuery } from "./text.schema";
import { type Clause, clausesOf, lineAround } from "./words.rules";

/** How many blocks are read at first, the newest: a word that most pages have needs no others. */
const FIRST_BLOCKS = 2;
/** A word of so many letters is on few pages: it is looked up in all blocks at once. */
const RARE = 6;

/** A page where all that was asked for stands, and where a search that ended with it goes on. */
type Hit = { block: number; part: Part; page: number };

type Shown = Hit & { document: Documents.DocumentItem };

/**
 * Finds the pages of documents where all that was asked for stands, with a line around it: what was
 * read last first. Nothing of a document in the bin, of an earlier version, or kept from who asks. Throws
 * `folder.not_found`.
 */
export async function find(asked: TextQuery) {
  const ownerId = useOwner();
  const scope = JSON.stringify(["texts", ownerId, { ...asked, limit: 0, cursor: "" }]);
  const after = placeIn(await fromCursor(scope, asked.cursor));
  const clauses = clausesOf(asked.q);
  const isRare = clauses.some(({ words }) => words.some(({ length }) => length >= RARE));
  const newest = isRare ? LAST_BLOCK : clauses.length > 0 ? await newestBlock(ownerId) : 0;
  const shown: Shown[] = [];
  const isHere = await whetherIn(ownerId, asked.folderId);
  let to = Math.min(newest, after.block);
  for (let first = !isRare; to > 0 && shown.length < asked.limit; first = false) {
    const from = first ? Math.max(1, to + 1 - FIRST_BLOCKS) : 1;
    const hits = await hitsIn(ownerId, clauses, { from, to });
    const next = hits.filter((hit) => isAfter(hit, after) && isHere(hit.part.documentId));
    await addShown(ownerId, shown, next, asked);
    to = from - 1;
  }
  const last = shown.length === asked.limit ? shown.at(-1) : undefined;
  const hits = await withLines(ownerId, inOrder(shown), clauses);
  return { hits, nextCursor: await toCursor(scope, last && placeOf(last)) };
}

/** Whether a document is one of a case; without a case, each is. */
async function whetherIn(ownerId: string, folderId: string | undefined) {
  if (folderId === undefined) return () => true;
  await Folders.get(folderId);
  const ids = new Set<string>();
  const range = { ...Folders.entryRange(ownerId, folderId), type: "document", attributes: ["_id"] };
  for await (const { _id } of walk<Documents.DocumentItem>(range)) ids.add(_id);
  return (id: string) => ids.has(id);
}

const START = { block: Number.POSITIVE_INFINITY, number: 0, page: 0 };

const placeOf = ({ block, part, page }: Hit) => `${block} ${part.part} ${page}`;

function placeIn(text: string | undefined): typeof START {
  if (text === undefined) return START;
  const [block = 0, number = 0, page = 0] = text.split(" ").map(Number);
  return { block, number, page };
}

const isAfter = ({ block, part, page }: Hit, after: typeof START): boolean => {
  if (block !== after.block) return block < after.block;
  return part.part === after.number ? page > after.page : part.part < after.number;
};

/** Every hit in some blocks, the newest first, whoever may see it. */
async function hitsIn(
  ownerId: string,
  clauses: readonly Clause[],
  between: Between,
): Promise<Hit[]> {
  const traces = tracesOf(clauses);
  const slices = new Map(
    await Promise.all(
      [...traces].map(
        async ([n, trace]) => [n, await slicesWith(ownerId, n, trace, between)] as const,
      ),
    ),
  );
  const [fewest] = [...slices.values()].sort((a, b) => a.size - b.size);
  const found = [...(fewest?.keys() ?? [])].flatMap((block) => {
    const written = (n: number) => slices.get(n)?.get(block);
    const pages = [...traces.keys()].every(written) ? pagesIn(written, clauses) : [];
    return pages.length > 0 ? [{ block, pages }] : [];
  });
  return named(ownerId, found);
}

/** The slices that are read, and what each has to contain: its longest word. */
function tracesOf(clauses: readonly Clause[]): Map<number, string> {
  const traces = new Map<number, string>();
  for (const { words, isBegun } of clauses) {
    for (const [n, word] of words.entries()) {
      const trace = traceOf(word, isBegun && n === words.length - 1);
      const slice = sliceOf(word);
      if (trace.length > (traces.get(slice) ?? "").length) traces.set(slice, trace);
    }
  }
  return traces;
}

type Between = { from: number; to: number };

/** One slice of the blocks where it contains a text, the newest first. */
async function slicesWith(ownerId: string, n: number, text: string, { from, to }: Between) {
  const range = {
    ...sliceRange(ownerId, n, from, to),
    attributes: ["block", "words", "places", "octets"],
    containing: { attributes: ["words"], text },
  };
  const slices = new Map<number, Written>();
  for await (const slice of walk<SliceItem>(range)) slices.set(slice.block, writtenIn(slice));
  return slices;
}

/** The pages of a block where every clause stands. */
function pagesIn(written: (n: number) => Written | undefined, clauses: readonly Clause[]): Found[] {
  const words = clauses.flatMap((clause) => clause.words);
  const isSought = (name: string) => words.some((word) => name.startsWith(word));
  const numbers = [...new Set(words.map(sliceOf))];
  const slices = new Map(
    numbers.map((n) => {
      const slice = written(n);
      return [n, slice && sliceIn(slice, isSought)] as const;
    }),
  );
  return foundIn((word) => slices.get(sliceOf(word)), clauses);
}

type InBlock = { block: number; pages: Found[] };

/** What was found with the document that it is of, as the heads of the blocks say. */
async function named(ownerId: string, found: readonly InBlock[]): Promise<Hit[]> {
  const heads = await getMany<BlockItem>(found.map(({ block }) => blockKey(ownerId, block)));
  return found.flatMap(({ block, pages }, n) => {
    const parts = new Map(heads[n]?.parts.map((part) => [part.part, part]));
    return pages.flatMap(({ part: number, page }) => {
      const part = parts.get(number);
      return part ? [{ block, part, page }] : [];
    });
  });
}

/** How many documents are read at once to see which of them are shown: at first, and then. */
const AHEAD = { first: 10, next: 100 };

type Asked = Pick<TextQuery, "folderId" | "kind" | "onePerDocument" | "limit">;

/** Adds hits whose document is shown to those there are, up to as many as were asked for. */
async function addShown(ownerId: string, shown: Shown[], hits: readonly Hit[], asked: Asked) {
  const read = documentsOf(ownerId, hits);
  const told = new Set(asked.onePerDocument ? shown.map(({ document }) => document._id) : []);
  for (const hit of hits) {
    if (shown.length === asked.limit) return;
    const { documentId, fileId } = hit.part;
    if (told.has(documentId)) continue;
    const document = await read(documentId);
    if (document?.revisions.at(-1)?._id !== fileId || !isAskedFor(document, asked)) continue;
    shown.push({ ...hit, document });
    if (asked.onePerDocument) told.add(documentId);
  }
}

const isAskedFor = (document: Documents.DocumentItem, { folderId, kind }: Asked): boolean =>
  (folderId === undefined || document.folderId === folderId) &&
  (kind === undefined || document.kind === kind);

/** Reads the documents of hits as they are needed, some at once; none that is kept from who asks. */
function documentsOf(ownerId: string, hits: readonly Hit[]) {
  const left = [...new Set(hits.map(({ part }) => part.documentId))];
  const documents = new Map<string, Documents.DocumentItem | undefined>();
  return async (id: string): Promise<Documents.DocumentItem | undefined> => {
    while (!documents.has(id) && left.length > 0) {
      const next = left.splice(0, documents.size === 0 ? AHEAD.first : AHEAD.next);
      const keys = next.map((one) => recordKey("document", ownerId, one, "active"));
      const items = await getMany<Documents.DocumentItem>(keys);
      for (const [n, one] of next.entries()) documents.set(one, items[n]);
    }
    return documents.get(id);
  };
}

/** Hits with those of each document together, from its first page. */
function inOrder(shown: readonly Shown[]): Shown[] {
  const byDocument = new Map<string, Shown[]>();
  for (const one of shown) {
    byDocument.set(one.document._id, [...(byDocument.get(one.document._id) ?? []), one]);
  }
  return [...byDocument.values()].flatMap((own) => own.sort((a, b) => a.page - b.page));
}

async function withLines(
  ownerId: string,
  shown: readonly Shown[],
  clauses: readonly Clause[],
): Promise<TextHit[]> {
  const keys = shown.map(({ part, page }) => pageKey({ ownerId, ...part }, page));
  const pages = await getMany<PageItem>(keys);
  return shown.map(({ document, page }, n) => {
    const item = pages[n];
    return {
      documentId: document._id,
      name: document.name,
      folderId: document.folderId,
      page,
      line: item ? lineAround(textOf(item), clauses) : "",
    };
  });
}
