import type { Block } from "@foja/core/outreach/templates/blocks.schema";
import type { SaveTemplate, Template } from "@foja/core/outreach/templates/template.schema";
import { newBlock } from "./blocks";
import { htmlOf } from "./mail-html";

/** A template while it is written. Without blocks, its HTML is what is written. */
export type TemplateDraft = {
  name: string;
  subject: string;
  preheader: string;
  blocks: Block[] | null;
  html: string;
  /** The text part, where somebody writes it. */
  text: string;
  isTextEdited: boolean;
};

/** What a new template begins with. */
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

/** What is sent of a draft. */
export async function bodyOf(draft: TemplateDraft): Promise<SaveTemplate> {
  const { name, subject, preheader, blocks, isTextEdited } = draft;
  const html = blocks ? await htmlOf(blocks) : draft.html;
  return { name, subject, preheader, blocks, html, text: isTextEdited ? draft.text : "" };
}
