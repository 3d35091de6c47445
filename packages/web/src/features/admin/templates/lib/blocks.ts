import type { Block, SingleBlock } from "@foja/core/outreach/templates/blocks.schema";

type Kind = Block["type"];

export const BLOCK_NAMES: Record<Kind, string> = {
  heading: "Título",
  text: "Texto",
  button: "Botón",
  image: "Imagen",
  divider: "Línea",
  spacer: "Espacio",
  columns: "Dos columnas",
};

export const SINGLE_KINDS = [
  ...(["heading", "text", "button", "image", "divider", "spacer"] as const),
];

const newId = () => crypto.randomUUID().slice(0, 8);

/** A new block. */
export function newBlock(kind: SingleBlock["type"]): SingleBlock;
export function newBlock(kind: Kind): Block;
export function newBlock(kind: Kind): Block {
  const id = newId();
  switch (kind) {
    case "heading":
      return { id, type: kind, text: "", level: 1, align: "left" };
    case "text":
      return { id, type: kind, text: "", align: "left" };
    case "button":
      return { id, type: kind, label: "", url: "", align: "left", tone: "ink" };
    case "image":
      return { id, type: kind, src: "", alt: "", url: "", width: 536, align: "center" };
    case "divider":
      return { id, type: kind };
    case "spacer":
      return { id, type: kind, height: 24 };
    case "columns":
      return { id, type: kind, columns: [[newBlock("text")], [newBlock("text")]] };
  }
}

/** A copy of a block, to insert after it. */
export const copyOf = <B extends Block>(block: B): B => ({
  ...block,
  id: newId(),
  ...(block.type === "columns" && { columns: block.columns.map((one) => one.map(copyOf)) }),
});

/** The list with the block at `from` moved to `to`. */
export function moved<B>(blocks: readonly B[], from: number, to: number): B[] {
  const rest = blocks.filter((_, i) => i !== from);
  const taken = blocks.slice(from, from + 1);
  return [...rest.slice(0, to), ...taken, ...rest.slice(to)];
}

/** The text that identifies a block in a list. */
export function outlineOf(block: Block): string {
  const said =
    block.type === "heading" || block.type === "text"
      ? block.text
      : block.type === "button"
        ? block.label
        : block.type === "image"
          ? block.alt
          : "";
  const text = said.trim().split("\n", 1)[0]?.slice(0, 40) ?? "";
  return text ? `${BLOCK_NAMES[block.type]}: ${text}` : BLOCK_NAMES[block.type];
}
