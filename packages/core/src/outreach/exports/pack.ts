import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { nowIso } from "../../kernel/clock";
import { type Item, ownerPartition, walk } from "../../kernel/dynamo";
import * as files from "../../kernel/ports/files";
import { shelfWords } from "../../kernel/records";
import { Files } from "../../practice/files";
import type { StoredFile } from "../../practice/files/file.schema";
import { Incoming } from "../../practice/incoming";
import type { Attachment } from "../../practice/tasks/task.schema";
import { Chats } from "../../telling/chat";
import { Support } from "../support";
import { csvHead, csvLine } from "./csv.rules";
import { readme } from "./readme.rules";
import { type Sight, sightOf } from "./sight";
import { type Source, sourcesOf } from "./sources";

/**
 * The ZIP of an export, as a stream that is produced while it is read: each table page by page,
 * each file from the bucket. What is already compressed is stored unchanged.
 */
export async function packed(userId: string): Promise<Readable> {
  const zip = new ZipFile();
  const out = Readable.from(zip.outputStream, { objectMode: false });
  // An error inside destroys the stream, and with it the upload.
  zip.on("error", (error) => out.destroy(error));
  const sight = await sightOf(userId);
  const sources = await sourcesOf(userId, sight);
  zip.addBuffer(
    Buffer.from(
      readme(
        nowIso(),
        sources.map(({ file }) => file),
        sight.cases,
      ),
    ),
    "LEEME.txt",
  );
  for (const source of sources) addTable(zip, source);
  for await (const { name, key } of filesOf(userId, sight)) {
    addLazily(zip, name, false, async () => (await files.openIfClean(key)) ?? Readable.from([]));
  }
  zip.end();
  return out;
}

function addTable(zip: ZipFile, source: Source): void {
  // A ZIP's entries are produced in order: the first has read all rows before the second begins.
  const columns = new Set<string>();
  addLazily(zip, `datos/${source.file}.json`, true, () => Readable.from(jsonOf(source, columns)));
  addLazily(zip, `tablas/${source.file}.csv`, true, () => Readable.from(csvOf(source, columns)));
}

type Opened = Readable | Promise<Readable>;

function addLazily(zip: ZipFile, name: string, compress: boolean, open: () => Opened): void {
  zip.addReadStreamLazy(name, { compress }, (ready) => {
    Promise.resolve()
      .then(open)
      .then(
        (stream) => ready(null, stream),
        (error: Error) => ready(error, Readable.from([])),
      );
  });
}

async function* jsonOf({ rows }: Source, columns: Set<string>): AsyncGenerator<Buffer> {
  let before = "[\n";
  for await (const row of rows()) {
    for (const name of Object.keys(row)) columns.add(name);
    yield Buffer.from(before + JSON.stringify(row));
    before = ",\n";
  }
  yield Buffer.from(before === "[\n" ? "[]\n" : "\n]\n");
}

async function* csvOf({ rows }: Source, known: Set<string>): AsyncGenerator<Buffer> {
  const columns = [...known];
  yield Buffer.from(csvHead(columns));
  for await (const row of rows()) yield Buffer.from(csvLine(columns, row));
}

type Named = { name: string; key: string };

/** A name that is valid in a folder on any system. */
const safe = (name: string) => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, "_").slice(-120);

/**
 * The files of an account: those of its tasks and documents, on every shelf, with every version; its
 * letters as they came; those of the messages that its person may read, and the pictures that it sent
 * to support.
 */
async function* filesOf(userId: string, sight: Sight): AsyncGenerator<Named> {
  for (const startingWith of [...shelfWords("task"), ...shelfWords("document")]) {
    const range = { pk: ownerPartition(userId), sk: { startingWith }, limit: 200 };
    for await (const item of walk<Carrying>(range)) {
      if (!sight.sees(item)) continue;
      const ready = (item.attachments ?? []).filter(({ status }) => status === "ready");
      yield* carriedBy({ userId, _id: item._id }, item.revisions ?? ready);
    }
  }
  yield* lettersOf(userId, sight);
  for await (const item of walk<Chats.MessageItem>({ ...Chats.allMessages(userId), limit: 200 })) {
    if (!sight.sees(item)) continue;
    yield* carriedBy({ userId, _id: item.conversationId }, item.files ?? []);
  }
  for await (const consultation of Support.written(userId)) {
    if (!consultation.hasScreenshot) continue;
    const name = `archivos/soporte/consulta-${consultation.number}`;
    yield { name, key: Support.pictureKey(consultation) };
  }
}

/** The letters of an account that came, as they came. */
async function* lettersOf(userId: string, sight: Sight): AsyncGenerator<Named> {
  for (const startingWith of shelfWords("letter")) {
    const range = { pk: ownerPartition(userId), sk: { startingWith }, limit: 200 };
    for await (const item of walk<Incoming.LetterItem>(range)) {
      if (!sight.sees(item) || item.direction === "out") continue;
      const name = `archivos/${item._id}/${safe(item.subject)}.eml`;
      yield { name, key: Incoming.originalKey(item) };
    }
  }
}

/** A task with its attachments, or a document with its versions. */
type Carrying = Item & { _id: string; attachments?: Attachment[]; revisions?: StoredFile[] };

function* carriedBy(carrier: Files.Carrier, files: readonly StoredFile[]): Generator<Named> {
  for (const { _id, name } of files) {
    const key = Files.keyOf(carrier, _id);
    yield { name: `archivos/${carrier._id}/${_id}-${safe(name)}`, key };
  }
}
