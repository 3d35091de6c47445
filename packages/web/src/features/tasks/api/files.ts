import type { Task } from "@foja/core/practice/tasks/task.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { sendFile } from "~/lib/api/send-file";
import { announced } from "~/lib/files/choice";

const files = client.api.tasks[":id"].attachments;

type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads a file to a task: gets an address, sends it there, and registers it. */
export async function uploadFile(id: string, file: File, progress: Progress): Promise<Task> {
  const { attachment, upload } = await answer(
    files.$post({ param: { id }, json: announced(file) }),
  );
  const param = { id, attachmentId: attachment._id };
  try {
    await sendFile(upload, file, progress);
  } catch (error) {
    // A file that never arrived gives its space back; the first error is the one reported.
    await answer(files[":attachmentId"].$delete({ param })).catch(() => undefined);
    throw error;
  }
  return (await answer(files[":attachmentId"].complete.$post({ param }))).task;
}

/** The URL of a file, valid for a few minutes. */
export const fileAddress = async (id: string, attachmentId: string) =>
  (await answer(files[":attachmentId"].$get({ param: { id, attachmentId } }))).url;

/** Deletes a file of a task for good. */
export const deleteFile = (id: string, attachmentId: string) =>
  answer(files[":attachmentId"].$delete({ param: { id, attachmentId } }));
