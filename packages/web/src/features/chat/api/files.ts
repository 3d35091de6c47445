import type { StoredFile } from "@foja/core/practice/files/file.schema";
import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { sendFile } from "~/lib/api/send-file";
import { announced } from "~/lib/files/choice";

type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads a file for a conversation: a message can use it for an hour. */
export async function postFile(to: string, source: File, progress: Progress): Promise<StoredFile> {
  const json = { to, ...announced(source) };
  const { file, upload } = await answer(client.api.chat.files.$post({ json }));
  await sendFile(upload, source, progress);
  return file;
}

/** The URL of a message's file, valid for one minute. */
export const fileAddress = async ({ conversationId: id, number }: Chat, fileId: string) =>
  (
    await answer(
      client.api.chat[":id"].messages[":number"].files[":fileId"].$get({
        param: { id, number: String(number), fileId },
      }),
    )
  ).url;
