import type { Block, SingleBlock } from "./blocks.schema";

/** How a sentence names a kind of block that can be empty. */
const NAMES: Partial<Record<Block["type"], string>> = {
  heading: "un título",
  text: "un texto",
  button: "un botón",
  image: "una imagen",
};

/** Whether a block shows nothing of what it is for: its text, label, address or picture is missing. */
export function isEmptyBlock(block: Block): boolean {
  if (block.type === "heading" || block.type === "text") return block.text.trim() === "";
  if (block.type === "button") return block.label.trim() === "" || block.url === "";
  return block.type === "image" && block.src === "";
}

/** What is empty in a mail, in its order, columns included: `["un texto", "una imagen"]`. */
export const emptyBlocksOf = (blocks: readonly Block[]): string[] =>
  blocks
    .flatMap((block): (Block | SingleBlock)[] =>
      block.type === "columns" ? block.columns.flat() : [block],
    )
    .filter(isEmptyBlock)
    .map(({ type }) => NAMES[type] ?? type);
