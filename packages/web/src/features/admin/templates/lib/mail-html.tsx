import type { Block } from "@foja/core/outreach/templates/blocks.schema";
import { MailBlock } from "./mail-block";

/** The HTML of a mail's body; what writes it is fetched when it is first needed. */
export async function htmlOf(blocks: readonly Block[]): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(blocks.map((block) => <MailBlock key={block.id} block={block} />));
}
