import type { previewCausa as schema } from "@foja/core/practice/folders/folder.schema";
import type * as z from "zod";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Asks a court what it has under a number. Links nothing. */
export const previewCausa = async (json: z.input<typeof schema>) =>
  (await answer(client.api.folders["link-causa"].preview.$post({ json }))).preview;
