import { Plans } from "../../billing/plans";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { isStale, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import type { Kept } from "../../kernel/records";
import { Files } from "../files";
import type { NewFile } from "../files/file.schema";
import { liveAttachments, MOST_ATTACHMENTS } from "./attachment.rules";
import { store } from "./store";
import { present, type TaskRecord } from "./task.item";
import type { Attachment, Task } from "./task.schema";

type StoredTask = Kept<TaskRecord>;

/**
 * Adds a file to a task and returns where to post it. Until `complete` it is pending, and does not
 * count. Throws a sentence on the wrong field.
 */
export async function attach(id: string, given: NewFile) {
  const fresh: Attachment = {
    ...Files.described(given),
    createdAt: nowIso(),
    status: "pending",
  };
  const task = await again(async () => {
    const read = await store.find(id);
    const others = liveAttachments(read.attachments, nowIso()).filter(
      ({ _id }) => _id !== fresh._id,
    );
    if (others.length >= MOST_ATTACHMENTS) throw tooMany();
    return store.change(read, { ...read, attachments: [...others, fresh] });
  }, isStale);
  return { task, attachment: fresh, upload: await Files.allow(task, fresh) };
}

const show = (task: StoredTask) => present(store.itemOf(task));

const tooMany = () =>
  new AppError("attachment.invalid", `Una tarea lleva hasta ${MOST_ATTACHMENTS} archivos.`);

/**
 * Completes an uploaded file: it must exist, with its stated size and type. Counts its bytes in the
 * plan in the same commit; a refused file is removed.
 */
export async function complete(id: string, attachmentId: string): Promise<Task> {
  const task = await store.find(id);
  const wanted = attachmentOf(task, attachmentId);
  if (wanted.status === "ready") return show(task);
  const refuse = () => removeFile(id, attachmentId);
  await Files.arrived(task, wanted, { refuse });
  return Files.counted(wanted, { count: (room) => reveal(id, attachmentId, room), refuse });
}

/** Marks a file as ready, in the commit that counts it. */
async function reveal(id: string, attachmentId: string, room: Write): Promise<Task> {
  const read = await store.find(id);
  const wanted = attachmentOf(read, attachmentId);
  if (wanted.status === "ready") return show(read);
  const attachments = liveAttachments(read.attachments, nowIso()).map((one) =>
    one._id === attachmentId ? { ...one, status: "ready" as const } : one,
  );
  return store.change(read, { ...read, attachments }, room);
}

/** A URL valid for one minute that downloads a file under its own name. */
export async function link(id: string, attachmentId: string): Promise<string> {
  const task = await store.find(id);
  const wanted = attachmentOf(task, attachmentId);
  if (wanted.status !== "ready") throw notFound();
  return Files.link(task, wanted);
}

/** Removes a file from its task and releases its bytes. The object is deleted by `sweepFiles`. */
export async function detach(id: string, attachmentId: string): Promise<Task> {
  attachmentOf(await store.find(id), attachmentId);
  return removeFile(id, attachmentId);
}

function removeFile(id: string, attachmentId: string): Promise<Task> {
  return again(async () => {
    const read = await store.find(id);
    const gone = read.attachments.find(({ _id }) => _id === attachmentId);
    if (!gone) return show(read);
    const attachments = liveAttachments(read.attachments, nowIso()).filter((one) => one !== gone);
    const counted = gone.status === "ready" ? [Plans.releaseStorage(gone.size)] : [];
    return store.change(read, { ...read, attachments }, ...counted);
  }, isStale);
}

const notFound = () => new AppError("attachment.not_found", "No encontramos ese archivo.");

function attachmentOf(task: StoredTask, attachmentId: string): Attachment {
  const found =
    isId("attachment", attachmentId) &&
    liveAttachments(task.attachments, nowIso()).find(({ _id }) => _id === attachmentId);
  if (!found) throw notFound();
  return found;
}
