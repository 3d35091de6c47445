import type { Block } from "@foja/core/outreach/templates/blocks.schema";
import type { SaveTemplate, Template } from "@foja/core/outreach/templates/template.schema";
import { newBlock } from "./blocks";
import { htmlOf } from "./mail-html";

/** A template being edited. Without blocks, its HTML is edited. */
export type TemplateDraft = {
  name: string;
  subject: string;
  preheader: string;
  blocks: Block[] | null;
  html: string;
  /** The text part, if it was edited. */
  text: string;
  isTextEdited: boolean;
};

/** The draft of a new template. */
export const newDraft = (): TemplateDraft => ({
  ...{ name: "", subject: "", preheader: "", html: "", text: "", isTextEdited: false },
  blocks: [
    { ...newBlock("heading"), type: "heading", text: "Hola, {{nombre}}", level: 1, align: "left" },
    newBlock("text"),
  ],
});

export const draftOf = ({
  name,
  subject,
  preheader,
  blocks,
  html,
  text,
  isTextEdited,
}: Template): TemplateDraft => ({
  ...{ name, subject, preheader, blocks, html, isTextEdited },
  text: isTextEdited ? text : "",
});

/** The request body for a draft. */
export async function bodyOf(draft: TemplateDraft): Promise<SaveTemplate> {
  const { name, subject, preheader, blocks, isTextEdited } = draft;
  const html = blocks ? await htmlOf(blocks) : draft.html;
  return { name, subject, preheader, blocks, html, text: isTextEdited ? draft.text : "" };
}
