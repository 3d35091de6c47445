import {
  degrees,
  EncryptedPDFError,
  ParseSpeeds,
  PDFDocument,
  type PDFFont,
  type PDFPageLeaf,
  type PDFRef,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { type BundledType, frontPages, MOST_PAGES } from "../bundles/bundle.rules";
import { orientationIn } from "../files/jpeg.rules";
import type { Word } from "../texts/boxes.rules";
import { type Bookmark, setBookmarks } from "./bookmarks";
import { addCover, addIndex, type CoverFacts, type IndexRow } from "./front";
import { loosePages, PageCopy } from "./page-copy";
import { stampFoja } from "./stamp";
import { layerBytes, layWords } from "./text-layer";
import { Unbuildable } from "./unbuildable";

/** A document of a bundle, as it stands in the index. */
export type Entry = { name: string; detail: string; type: BundledType };

/** A finished part: its bytes, how many pages it has, and its number from 1. */
export type Part = { nth: number; bytes: Uint8Array; pages: number };

export type Task = CoverFacts & {
  entries: readonly Entry[];
  /** The most bytes of a part. */
  partSize: number;
  /** When it was asked for, UTC ISO: the same task always makes the same bytes. */
  madeAt: string;
  /** The bytes of an entry; each is read once, when its turn comes. */
  read(nth: number): Promise<Uint8Array>;
  /** The words that were seen on the scanned pages of an entry, by page from 1. */
  words(nth: number): Promise<ReadonlyMap<number, readonly Word[]>>;
  /** A page of its own as bytes, in at most so many, looking alike; for pages over the size. */
  shrink(page: Uint8Array, most: number): Promise<Uint8Array>;
  /** Called after each entry. */
  advance(done: number): Promise<void>;
};

/** What a part needs beside its pages: its end, its fonts, its marks. */
const SPARE = 24_000;
/** What the cover and each page of the index take, with their links. */
const FRONT_PAGE = 9_000;
/** What the foja and its place in the page tree add to a page. */
const STAMP = 700;

type Open = {
  document: PDFDocument;
  font: PDFFont;
  bytes: number;
  pages: number;
  marks: Bookmark[];
};

/**
 * Makes one paginated file of several documents, in parts of a size: cover, index with links, a foja
 * on each page, bookmarks. Yields the parts as they are finished, the first one last, for its index
 * names all of them. Holds one source, the first part and the current one at a time. Throws
 * `Unbuildable`.
 */
export async function* assembled(task: Task): AsyncGenerator<Part> {
  const { entries } = task;
  const front = frontPages(entries.length) * FRONT_PAGE;
  const first = await opened(task, SPARE + front);
  const state: State = { task, first, part: first, nth: 1, foja: frontPages(entries.length) };
  const rows: IndexRow[] = [];
  for (const [at, entry] of entries.entries()) {
    const read = { ...(await loaded(entry, await task.read(at))), words: await task.words(at) };
    if (state.foja + read.pages.length > MOST_PAGES) {
      throw new Unbuildable(`Son más de ${MOST_PAGES} fojas: armá dos expedientes.`);
    }
    const from = state.foja + 1;
    let begin: Placed | undefined;
    for await (const placed of placedPages(state, { entry, ...read })) {
      if (placed.finished) yield placed.finished;
      begin ??= placed;
    }
    const { name, detail } = entry;
    const { part = state.nth, page } = begin ?? {};
    rows.push({ name, detail, from, pages: read.pages.length, part, ...(part === 1 && { page }) });
    await task.advance(at + 1);
  }
  if (state.part !== first) yield await closed(state.part, state.nth);
  await addFront(first, task, rows, state.nth);
  yield await closed(first, 1);
}

/** How far an assembly is: its first part, the current one and its number, and the last foja. */
type State = { task: Task; first: Open; part: Open; nth: number; foja: number };

/** A page in its part; `finished` is the part that had no room for it. */
type Placed = { page: PDFRef; part: number; finished?: Part };

type Read = {
  entry: Entry;
  source: PDFDocument;
  pages: PDFPageLeaf[];
  /** Those that were seen on its scanned pages, by page from 1. */
  words: ReadonlyMap<number, readonly Word[]>;
};

/** Puts the pages of a document into the current part, and into further ones. */
async function* placedPages(state: State, read: Read): AsyncGenerator<Placed> {
  const { partSize } = state.task;
  let copy = new PageCopy(read.source, state.part.document);
  for (const [at, leaf] of read.pages.entries()) {
    let finished: Part | undefined;
    const weight = copy.weight(leaf) + layerBytes(wordsOn(read, at)) + STAMP;
    if (state.part.pages > 0 && state.part.bytes + weight > partSize) {
      finished = await turned(state);
      copy = new PageCopy(read.source, state.part.document);
    }
    const page = await added(state, read, { at, leaf, copy });
    if (at === 0 || state.part.pages === 1) {
      state.part.marks.push({ title: read.entry.name, page });
    }
    yield { page, part: state.nth, ...(finished && { finished }) };
  }
}

/** Opens the next part. Returns the one that is finished by it; the first one waits for its index. */
async function turned(state: State): Promise<Part | undefined> {
  const { part, first, nth, task } = state;
  const finished = part === first ? undefined : await closed(part, nth);
  state.part = await opened(task, SPARE);
  state.nth = nth + 1;
  return finished;
}

type NextPage = { at: number; leaf: PDFPageLeaf; copy: PageCopy };

const wordsOn = ({ words }: Read, at: number): readonly Word[] => words.get(at + 1) ?? [];

/** Adds a page to the current part with its foja, and with what was seen on it, unseen; one that is too large by itself is made smaller. */
async function added(state: State, read: Read, { at, leaf, copy }: NextPage): Promise<PDFRef> {
  const { part, task } = state;
  const words = wordsOn(read, at);
  const extra = layerBytes(words) + STAMP;
  const room = task.partSize - part.bytes - extra;
  const weight = copy.weight(leaf);
  const { page, bytes } =
    weight <= room
      ? { page: copy.add(leaf), bytes: weight }
      : await addShrunk(part.document, read.source, at, (one) => task.shrink(one, room));
  if (words.length > 0) layWords(page, words, part.font);
  part.bytes += bytes + extra;
  part.pages += 1;
  state.foja += 1;
  stampFoja(page, state.foja, part.font);
  return page.ref;
}

async function opened({ title, madeAt }: Task, bytes: number): Promise<Open> {
  const document = await PDFDocument.create();
  const at = new Date(madeAt);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setCreator("Foja");
  document.setProducer("Foja");
  document.setCreationDate(at);
  document.setModificationDate(at);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  return { document, font, bytes, pages: 0, marks: [] };
}

async function closed({ document, marks }: Open, nth: number): Promise<Part> {
  setBookmarks(document, marks);
  const bytes = await document.save({ updateFieldAppearances: false });
  return { nth, bytes, pages: document.getPageCount() };
}

async function addFront(first: Open, task: Task, rows: IndexRow[], parts: number): Promise<void> {
  const { document, font, marks } = first;
  const letters = { regular: font, bold: await document.embedFont(StandardFonts.TimesRomanBold) };
  const cover = addCover(document, task, letters);
  const index = addIndex(document, rows, parts, letters);
  for (const [at, page] of [cover, ...index].entries()) stampFoja(page, at + 1, font);
  const [list] = index;
  if (list) marks.unshift({ title: "Índice", page: list.ref });
}

async function addShrunk(
  to: PDFDocument,
  source: PDFDocument,
  page: number,
  shrink: (page: Uint8Array) => Promise<Uint8Array>,
) {
  const alone = await PDFDocument.create();
  new PageCopy(source, alone).add(loosePages(source)[page] as PDFPageLeaf);
  const bytes = await shrink(await alone.save());
  const [small] = await to.copyPages(await PDFDocument.load(bytes), [0]);
  if (!small) throw new Error("a page that was made smaller is gone");
  return { page: to.addPage(small), bytes: bytes.length };
}

async function loaded({ name, type }: Entry, bytes: Uint8Array) {
  try {
    const source = await (type === "application/pdf"
      ? PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
      : pictured(type, bytes));
    return { source, pages: loosePages(source) };
  } catch (error) {
    if (error instanceof EncryptedPDFError) {
      throw new Unbuildable(`«${name}» tiene contraseña: subí una copia sin ella.`);
    }
    throw new Unbuildable(`«${name}» está dañado: no se puede leer.`);
  }
}

const A4: [width: number, height: number] = [595.28, 841.89];
const MARGIN = 28;

/** The turn in degrees that each orientation of EXIF asks for; mirrored ones are not turned back. */
const TURNS: Record<number, number> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 };

/** A picture on a page of its own, turned as it was taken, as large as an A4 page lets it be. */
async function pictured(type: BundledType, bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const picture = await (type === "image/png"
    ? document.embedPng(bytes)
    : document.embedJpg(bytes));
  const turn = type === "image/jpeg" ? (TURNS[orientationIn(bytes)] ?? 0) : 0;
  const isLying = turn % 180 === 90;
  const page = document.addPage(isLying ? [A4[1], A4[0]] : A4);
  const { width: w, height: h } = page.getSize();
  const scaled = picture.scaleToFit(w - 2 * MARGIN, h - 2 * MARGIN);
  page.drawImage(picture, {
    ...{ x: (w - scaled.width) / 2, y: (h - scaled.height) / 2 },
    ...{ width: scaled.width, height: scaled.height },
  });
  page.setRotation(degrees(turn));
  // The picture is written into the document now: it is copied from there page by page.
  await document.flush();
  return document;
}
