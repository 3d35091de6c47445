import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { Block } from "@foja/core/outreach/templates/blocks.schema";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { BLOCK_NAMES, copyOf, moved, newBlock, outlineOf, SINGLE_KINDS } from "../lib/blocks";
import { announcementsOf, INSTRUCTIONS } from "../lib/said-moves";
import { BlockCard, type InColumns } from "./block-card";

type BlockListProps<B extends Block> = {
  label: string;
  blocks: readonly B[];
  /** Renders the content of columns; absent inside columns, which cannot hold others. */
  inColumns?: InColumns;
  onChange: (blocks: B[]) => void;
};

/** A list of blocks: dragged, or moved with the keys; each opens its settings. */
export function BlockList<B extends Block>(props: BlockListProps<B>) {
  const { label, blocks, inColumns, onChange } = props;
  const [open, setOpen] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => blocks.findIndex((one) => one.id === id);
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from >= 0 && to >= 0 && from !== to) onChange(moved(blocks, from, to));
  };
  const add = (kind: Block["type"]) => {
    const block = newBlock(kind) as B;
    const at = open === null ? blocks.length : placeOf(open) + 1;
    onChange([...blocks.slice(0, at), block, ...blocks.slice(at)]);
    setOpen(block.id);
  };
  const said = announcementsOf((id) => {
    const block = blocks[placeOf(id)];
    return { name: block ? outlineOf(block) : "", place: placeOf(id) + 1, of: blocks.length };
  });
  return (
    <section aria-label={label}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: said, screenReaderInstructions: INSTRUCTIONS }}
        onDragEnd={end}
      >
        <SortableContext items={blocks.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul className="space-y-2">
            {blocks.map((block, i) => (
              <BlockCard
                key={block.id}
                block={block}
                inColumns={inColumns}
                isOpen={open === block.id}
                isFirst={i === 0}
                isLast={i === blocks.length - 1}
                onOpen={() => setOpen(open === block.id ? null : block.id)}
                onChange={(next) => onChange(blocks.map((one) => (one === block ? next : one)))}
                onMove={(step) => onChange(moved(blocks, i, i + step))}
                onCopy={() =>
                  onChange([...blocks.slice(0, i + 1), copyOf(block), ...blocks.slice(i + 1)])
                }
                onRemove={() => onChange(blocks.filter((one) => one !== block))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <AddMenu canHoldColumns={inColumns !== undefined} label={label} onAdd={add} />
    </section>
  );
}

type AddMenuProps = {
  label: string;
  canHoldColumns?: boolean;
  onAdd: (kind: Block["type"]) => void;
};

function AddMenu({ label, canHoldColumns, onAdd }: AddMenuProps) {
  const kinds: Block["type"][] = canHoldColumns ? [...SINGLE_KINDS, "columns"] : SINGLE_KINDS;
  const trigger = (
    <Button size="sm" className="mt-3" aria-label={`Agregar un bloque a ${label}`}>
      <Plus aria-hidden /> Agregar un bloque
    </Button>
  );
  return (
    <Menu label="Bloques" align="start" trigger={trigger}>
      {kinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => onAdd(kind)}>
          {BLOCK_NAMES[kind]}
        </MenuItem>
      ))}
    </Menu>
  );
}
