import type { previewCausa as schema } from "@foja/core/practice/folders/folder.schema";
import type * as z from "zod";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Reads what a court has under a number, without linking it. */
export const previewCausa = async (json: z.input<typeof schema>) =>
  (await answer(client.api.folders["link-causa"].preview.$post({ json }))).preview;
