import type { WriteInput } from "@foja/core/outreach/support/consultation.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { sendFile } from "~/lib/api/send-file";

const support = client.api["support-contacts"];

/** Sends a consultation; returns its number. */
export const sendConsultation = async (json: WriteInput): Promise<number> =>
  (await answer(support.$post({ json }))).number;

type PictureType = "image/png" | "image/jpeg" | "image/webp";

/** Uploads a picture for a consultation; returns its name for it. */
export async function sendScreenshot(file: File): Promise<string> {
  const json = { type: file.type as PictureType, size: file.size };
  const { screenshot, upload } = await answer(support.screenshots.$post({ json }));
  await sendFile(upload, file);
  return screenshot;
}

/** The version of Foja that answers; null if it gives no answer. */
export const runningVersion = async (): Promise<string | null> =>
  (await answer(client.api.health.$get()).catch(() => null))?.version ?? null;
