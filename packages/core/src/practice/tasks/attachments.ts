import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import * as files from "../../kernel/ports/files";
import type { Kept } from "../../kernel/records";
import {
  cleanName,
  FILE_TYPES,
  type FileType,
  LARGEST_FILE,
  MOST_ATTACHMENTS,
  standing,
  TYPES_SENTENCE,
  typeByName,
} from "./attachment.rules";
import { keyOf, uploadKeyOf } from "./file.item";
import { HEAD_BYTES, isWhatItSays } from "./magic.rules";
import { store } from "./store";
import { present, type TaskRecord } from "./task.item";
import type { Attachment, attachFile, Task } from "./task.schema";

type NewFile = z.output<typeof attachFile>;
type Kept_ = Kept<TaskRecord>;

const UPLOAD_SECONDS = 600;
const LINK_SECONDS = 300;

/**
 * Makes room for a file and answers where to post it. Until `complete` it is pending, and counts
 * for nothing. Throws a sentence on the field that is wrong.
 */
export async function attach(id: string, given: NewFile) {
  const fresh = described(given);
  const task = await again(async () => {
    const read = await store.find(id);
    const others = standing(read.attachments, nowIso()).filter(({ _id }) => _id !== fresh._id);
    if (others.length >= MOST_ATTACHMENTS) throw tooMany();
    return store.change(read, { ...read, attachments: [...others, fresh] });
  }, isStale);
  const { type, size } = fresh;
  const upload = await files.allowUpload(uploadKeyOf(task, fresh._id), {
    type,
    size,
    seconds: UPLOAD_SECONDS,
  });
  return { task, attachment: fresh, upload };
}

const show = (task: Kept_) => present(store.itemOf(task));

function described({ name, size, type }: NewFile): Attachment {
  const clean = cleanName(name);
  if (clean === "") throw invalid("name", "Nombre del archivo: completá este dato");
  if (!isKnown(type)) throw invalid("type", TYPES_SENTENCE, "attachment.invalid");
  if (typeByName(clean) !== type) {
    throw invalid("name", "Nombre del archivo: no corresponde a su tipo.", "attachment.invalid");
  }
  if (size > LARGEST_FILE) {
    throw invalid("size", "Tamaño: hasta 25 MB por archivo.", "attachment.too_large");
  }
  return {
    _id: Idempotency.mint("attachment"),
    name: clean,
    size,
    type,
    createdAt: nowIso(),
    status: "pending",
  };
}

const isKnown = (type: string): type is FileType => Object.hasOwn(FILE_TYPES, type);

const tooMany = () =>
  new AppError("attachment.invalid", `Una tarea lleva hasta ${MOST_ATTACHMENTS} archivos.`);

/**
 * Takes an uploaded file in: it must be there, within its size, and be what it said it was. Counts
 * its bytes against the plan in the same commit; one that is refused goes.
 */
export async function complete(id: string, attachmentId: string): Promise<Task> {
  const task = await store.find(id);
  const wanted = attachmentOf(task, attachmentId);
  if (wanted.status === "ready") return show(task);
  await takeIn(task, wanted);
  try {
    return await again(() => count(id, attachmentId), isStale);
  } catch (error) {
    const full = error instanceof AppError && error.code === "plan.limit_reached";
    if (full) await give(id, attachmentId);
    throw error;
  }
}

/** Looks at the file that was posted and keeps it where no one can post again. */
async function takeIn(task: Kept_, { _id, type, size }: Attachment): Promise<void> {
  const from = uploadKeyOf(task, _id);
  const found = await files.begin(from, HEAD_BYTES);
  if (!found) throw new AppError("attachment.invalid", "El archivo no llegó. Subilo de nuevo.");
  const right = found.size === size && isKnown(type) && isWhatItSays(type, found.head);
  if (right && (await files.copy(from, keyOf(task, _id), found.tag))) return;
  await give(task._id, _id);
  throw new AppError("attachment.invalid", `El archivo no es lo que dice ser. ${TYPES_SENTENCE}`);
}

/** Shows a file as there, and counts it, at once: however many are completed side by side. */
async function count(id: string, attachmentId: string): Promise<Task> {
  const read = await store.find(id);
  const wanted = attachmentOf(read, attachmentId);
  if (wanted.status === "ready") return show(read);
  const attachments = standing(read.attachments, nowIso()).map((one) =>
    one._id === attachmentId ? { ...one, status: "ready" as const } : one,
  );
  return store.change(read, { ...read, attachments }, await Plans.takeStorage(wanted.size));
}

/** An address at which a file can be had for five minutes, under its own name. */
export async function link(id: string, attachmentId: string): Promise<string> {
  const task = await store.find(id);
  const wanted = attachmentOf(task, attachmentId);
  if (wanted.status !== "ready") throw notFound();
  return files.linkTo(keyOf(task, attachmentId), wanted.name, LINK_SECONDS);
}

/** Takes a file from its task and gives its room back. Its bytes follow, see `sweep`. */
export async function detach(id: string, attachmentId: string): Promise<Task> {
  attachmentOf(await store.find(id), attachmentId);
  return give(id, attachmentId);
}

function give(id: string, attachmentId: string): Promise<Task> {
  return again(async () => {
    const read = await store.find(id);
    const gone = read.attachments.find(({ _id }) => _id === attachmentId);
    if (!gone) return show(read);
    const attachments = standing(read.attachments, nowIso()).filter((one) => one !== gone);
    const counted = gone.status === "ready" ? [Plans.releaseStorage(gone.size)] : [];
    return store.change(read, { ...read, attachments }, ...counted);
  }, isStale);
}

const notFound = () => new AppError("attachment.not_found", "No encontramos ese archivo.");

function attachmentOf(task: Kept_, attachmentId: string): Attachment {
  const found =
    isId("attachment", attachmentId) &&
    standing(task.attachments, nowIso()).find(({ _id }) => _id === attachmentId);
  if (!found) throw notFound();
  return found;
}
