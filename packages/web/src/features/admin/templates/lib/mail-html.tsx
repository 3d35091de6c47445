import type { Block } from "@foja/core/outreach/templates/blocks.schema";
import { MailBlock } from "./mail-block";

/** The HTML of an e-mail's body; the renderer is loaded at its first use. */
export async function htmlOf(blocks: readonly Block[]): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(blocks.map((block) => <MailBlock key={block.id} block={block} />));
}
