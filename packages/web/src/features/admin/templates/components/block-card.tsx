import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { Block } from "@foja/core/outreach/templates/blocks.schema";
import { isEmptyBlock } from "@foja/core/outreach/templates/empty-blocks.rules";
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";
import { BLOCK_NAMES, outlineOf } from "../lib/blocks";
import { MailBlock } from "../lib/mail-block";
import { BlockFields } from "./block-fields";

export type ColumnsBlock = Extract<Block, { type: "columns" }>;

/** Renders the editor of a columns block. */
export type InColumns = (block: ColumnsBlock, onChange: (block: ColumnsBlock) => void) => ReactNode;

type BlockCardProps<B extends Block> = {
  block: B;
  inColumns?: InColumns;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onChange: (block: B) => void;
  onMove: (step: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** A block as in the e-mail, its actions, and its settings while it is open. */
export function BlockCard<B extends Block>(props: BlockCardProps<B>) {
  const { block, isOpen, inColumns, onOpen, onChange } = props;
  const sortable = useSortable({ id: block.id });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      aria-label={outlineOf(block)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        "rounded-md border bg-sheet",
        isOpen && "border-accent",
        isDragging && "relative z-10 shadow-raised",
      )}
    >
      <Bar {...props} sortable={sortable} />
      {!isOpen && block.type !== "columns" && (
        <div className="relative overflow-hidden rounded-b-md bg-[#fffdf8] px-4 py-3 text-[#1f1b16]">
          <div inert aria-hidden className="[&_ol]:list-decimal [&_ul]:list-disc">
            <MailBlock isShown block={block} />
            {isEmptyBlock(block) && <p className="text-[#5c554b]">Vacío: tocá para completarlo</p>}
          </div>
          <button
            type="button"
            aria-label={`Editar ${outlineOf(block)}`}
            onClick={onOpen}
            className="absolute inset-0 rounded-b-md focus-visible:-outline-offset-2"
          />
        </div>
      )}
      {isOpen && block.type !== "columns" && (
        <div className="space-y-4 border-t p-4">
          <BlockFields block={block} onChange={(next) => onChange(next as B)} />
          <Button size="sm" onClick={onOpen}>
            Listo
          </Button>
        </div>
      )}
      {block.type === "columns" && inColumns?.(block, (next) => onChange(next as B))}
    </li>
  );
}

type BarProps<B extends Block> = BlockCardProps<B> & { sortable: ReturnType<typeof useSortable> };

function Bar<B extends Block>(props: BarProps<B>) {
  const { block, isOpen, isFirst, isLast, onOpen, onMove, onCopy, onRemove } = props;
  const { attributes, listeners, setActivatorNodeRef } = props.sortable;
  const name = outlineOf(block);
  return (
    <div className="flex items-center gap-0.5 px-1 py-1">
      <IconButton
        ref={setActivatorNodeRef}
        size="sm"
        label={`Mover ${name}`}
        className="cursor-grab touch-none"
        {...attributes}
        {...listeners}
      >
        <GripVertical aria-hidden />
      </IconButton>
      {block.type === "columns" ? (
        <span className="me-auto px-1 text-sm">{BLOCK_NAMES.columns}</span>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="me-auto rounded-sm px-1 text-ink-soft text-sm hover:text-ink"
        >
          {BLOCK_NAMES[block.type]}
        </button>
      )}
      <IconButton size="sm" label={`Subir ${name}`} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton size="sm" label={`Bajar ${name}`} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton size="sm" label={`Duplicar ${name}`} onClick={onCopy}>
        <Copy aria-hidden />
      </IconButton>
      <IconButton size="sm" label={`Quitar ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
