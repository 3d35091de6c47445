import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { useOwner, whoActs } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import {
  commit,
  insert,
  query,
  remove,
  removeAny,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import type { Base, Kept } from "../../kernel/records";
import { Files } from "../files";
import { isGivenUp } from "../files/file.rules";
import type { NewFile, StoredFile } from "../files/file.schema";
import { Folders } from "../folders";
import { counted, type DocumentRecord, present } from "./document.item";
import { MOST_REVISIONS, nameOfFile } from "./document.rules";
import type { createDocument, Document, DocumentFile, DocumentSource } from "./document.schema";
import { store } from "./store";
import { toItem, type UploadItem, type UploadRecord, uploadsRange } from "./upload.item";

type Create = z.output<typeof createDocument>;

/** A document and where to post the file that was announced. */
export type Begun = { document: Document; upload: Awaited<ReturnType<typeof Files.allow>> };

type Drafted = Partial<Omit<DocumentRecord, keyof Base | "revisions">> & { name: string };

/** A new document with these fields and no file yet, not stored; the case it names has to exist. */
export async function drafted(fields: Drafted): Promise<Kept<DocumentRecord>> {
  return store.draft({
    ...{ kind: "otro", date: null, foja: null, tags: [], source: "upload" },
    ...fields,
    ...(await Folders.caseFields(fields.folderId)),
    ...{ revisions: [], pages: null, textStatus: "pending" },
  });
}

/**
 * Announces a document by its first file and returns where to post that. Until `complete` it is
 * pending: in no list, and not counted. Throws a sentence on the field that is wrong,
 * `plan.feature_missing`, and `plan.limit_reached` where the file would not fit.
 */
export async function create(
  { name, size, type, ...fields }: Create,
  source: DocumentSource = "upload",
): Promise<Begun> {
  const file = Files.described({ name, size, type });
  await assertRoom(file);
  const draft = await drafted({ ...fields, source, name: nameOfFile(file.name) });
  return begun(draft, uploadOf(draft, file, draft));
}

/** Announces a further version of a document. Throws as `create`, and `document.not_found`. */
export async function addVersion(id: string, given: NewFile): Promise<Begun> {
  const read = await store.find(id);
  const file = Files.described(given);
  if (read.revisions.length >= MOST_REVISIONS) throw tooMany();
  await assertRoom(file);
  return begun(read, uploadOf(read, file, null));
}

async function assertRoom({ size }: StoredFile): Promise<void> {
  await Plans.assertFeature("documents");
  await Plans.assertRoom({ storage: size });
}

const tooMany = () =>
  new AppError("attachment.invalid", `Un documento lleva hasta ${MOST_REVISIONS} versiones.`);

/** The upload of a file to a document, which it is to be the first version of or a further one. */
export const uploadOf = (
  { userId, _id, folderId }: Kept<DocumentRecord>,
  file: StoredFile,
  document: UploadRecord["document"],
): UploadItem =>
  toItem({
    ...{ userId, documentId: _id, folderId, by: whoActs(), createdAt: nowIso(), file, document },
  });

async function begun(document: Kept<DocumentRecord>, upload: UploadItem): Promise<Begun> {
  // Refused where this same request already wrote it.
  await tryCommit(insert(upload));
  const shown = upload.document ? pending(upload.document, upload) : document;
  return {
    document: present(store.itemOf(shown)),
    upload: await Files.allow(document, upload.file),
  };
}

const revisionOf = ({ file, createdAt, by }: UploadItem, sha256: string | null): DocumentFile => ({
  ...{ ...file, sha256, createdAt, by },
});

const pending = (document: Kept<DocumentRecord>, upload: UploadItem): Kept<DocumentRecord> => ({
  ...document,
  revisions: [revisionOf(upload, null)],
});

/** The uploads of a document that the acting person announced and may still complete. */
async function ownUploads(id: string): Promise<UploadItem[]> {
  if (!isId("document", id)) return [];
  const { items } = await query<UploadItem>(uploadsRange(useOwner(), id));
  const me = whoActs();
  return items.filter((one) => one.by === me && !isGivenUp(one, nowIso()));
}

/** A document whose first file the acting person is uploading; undefined where there is none. */
export async function pendingOf(id: string): Promise<Document | undefined> {
  const upload = (await ownUploads(id)).find(({ document }) => document);
  return upload?.document ? present(store.itemOf(pending(upload.document, upload))) : undefined;
}

/**
 * Completes the upload that the acting person announced last: the file must exist, with its stated
 * size and type. It is counted in the plan in the commit that shows it; a refused file is removed.
 * May be repeated. Throws a sentence, `plan.limit_reached`, `document.not_found`.
 */
export async function complete(id: string): Promise<Document> {
  const [uploads, read] = await Promise.all([ownUploads(id), store.on(id, "active")]);
  const me = whoActs();
  // Ids sort by when they were announced: what came before the last one kept was abandoned.
  const last = read?.revisions.findLast(({ by }) => by === me)?._id ?? "";
  const upload = uploads.findLast(({ file }) => file._id > last);
  return upload ? receive(upload) : store.get(id);
}

async function receive(upload: UploadItem): Promise<Document> {
  const carrier = { userId: upload.userId, _id: upload.documentId };
  const refuse = () => withdraw(upload);
  await Files.arrived(carrier, upload.file, { refuse });
  const sha256 = await Files.digestOf(carrier, upload.file);
  return Files.counted(upload.file, { count: (room) => reveal(upload, sha256, room), refuse });
}

/** Shows an uploaded file: as a new document or as a version of one, in the commit that counts it. */
export async function reveal(upload: UploadItem, sha256: string, room: Write): Promise<Document> {
  const beside = [remove(upload), room];
  const revision = revisionOf(upload, sha256);
  if (upload.document) {
    const inCase = await Folders.caseFields(upload.document.folderId);
    const first = { ...upload.document, ...inCase, revisions: [revision] };
    return store.create(first, ...beside, ...Folders.recount(undefined, counted(first)));
  }
  const read = await store.find(upload.documentId);
  if (read.revisions.some(({ _id }) => _id === revision._id)) return present(store.itemOf(read));
  if (read.revisions.length >= MOST_REVISIONS) throw tooMany();
  const { sameSince, ...kept } = read;
  const revisions = [...read.revisions, revision];
  return store.change(read, { ...kept, revisions, pages: null, textStatus: "pending" }, ...beside);
}

/** Gives up an upload; what arrived of it is deleted by `sweepUpload`. */
const withdraw = (upload: UploadItem): Promise<void> => commit(removeAny(upload));
