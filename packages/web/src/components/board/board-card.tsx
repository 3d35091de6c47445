import { useDraggable } from "@dnd-kit/core";
import { GripVertical, MoveHorizontal } from "lucide-react";
import { memo } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuHeading, MenuItem } from "~/components/ui/menu";
import { afterPaint } from "~/lib/after-paint";
import { cn } from "~/lib/cn";
import type { CardsProps, ColumnOf } from "./board-props";

type CardProps<R extends { _id: string }, C extends string> = CardsProps<R, C> & {
  column: ColumnOf<C>;
  row: R;
};

/** One card: dragged from anywhere on it, moved by keyboard from its grip, or by its menu. */
export const BoardCard = memo(Card) as typeof Card;

function Card<R extends { _id: string }, C extends string>(props: CardProps<R, C>) {
  const { row, nameOf } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: row._id,
  });
  const { role, ...grip } = attributes;
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={cn(
        "card-row relative rounded-md border bg-sheet p-3 pb-1.5 hover:border-line-strong",
        isDragging && "opacity-40",
      )}
    >
      <Content {...props} />
      <div className="relative z-[1] mt-1 -mb-0.5 flex items-center justify-end gap-0.5">
        <IconButton
          {...grip}
          ref={setActivatorNodeRef}
          label={`Tomar ${nameOf(row)}`}
          size="sm"
          className="me-auto -ms-1.5 cursor-grab touch-none"
        >
          <GripVertical aria-hidden />
        </IconButton>
        <Tools {...props} />
      </div>
    </li>
  );
}

// A drag draws every card again. What stands on a card is drawn again only when its row changes.
const Content = memo(CardContent) as typeof CardContent;
const Tools = memo(CardTools) as typeof CardTools;

function CardContent<R extends { _id: string }, C extends string>({ row, card }: CardProps<R, C>) {
  return card(row);
}

function CardTools<R extends { _id: string }, C extends string>(props: CardProps<R, C>) {
  return (
    <>
      <MoveMenu {...props} />
      {props.actions(props.row)}
    </>
  );
}

function MoveMenu<R extends { _id: string }, C extends string>(props: CardProps<R, C>) {
  const { row, columns, column, nameOf, onMove } = props;
  const label = `Mover ${nameOf(row)} a…`;
  const trigger = (
    <IconButton label={label} size="sm">
      <MoveHorizontal aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} label={label}>
      <MenuHeading>Mover a…</MenuHeading>
      {columns
        .filter(({ id }) => id !== column.id)
        .map(({ id, label: text, icon }) => (
          // The menu closes first.
          <MenuItem key={id} onSelect={() => afterPaint(() => onMove(row, id))}>
            {icon} {text}
          </MenuItem>
        ))}
    </Menu>
  );
}
