import { memo } from "react";
import { Link } from "react-router";
import { MarkBox } from "~/components/lists/mark-box";
import { Cell } from "~/components/ui/table";
import { cn } from "~/lib/cn";
import { rowLinkId } from "~/lib/lists/use-walk";
import { paths } from "~/lib/paths";
import type { ContactRowActions } from "../hooks/use-contact-actions";
import type { ColumnId } from "../lib/contact-columns";
import { type ContactRow, filedName } from "../lib/contact-row";
import { ContactActions } from "./contact-actions";
import { ContactCell } from "./contact-cell";

type ContactRowLineProps = {
  row: ContactRow;
  index: number;
  columns: readonly { id: ColumnId }[];
  beside: boolean;
  marked: boolean;
  archived: boolean;
  actions: ContactRowActions;
};

/** One contact of the list: 40 px, and the whole line opens its card. */
export const ContactRowLine = memo(function ContactRowLine(props: ContactRowLineProps) {
  const { row, index, columns, beside, marked, archived, actions } = props;
  const { _id } = row;
  const name = filedName(row);
  return (
    <tr
      aria-rowindex={index + 2}
      aria-current={beside || undefined}
      className={cn(
        "relative transition-colors",
        beside ? "bg-accent-wash" : marked ? "bg-wash" : "hover:bg-wash",
      )}
    >
      <Cell className="select-none">
        <MarkBox id={_id} name={name} marked={marked} onToggle={actions.toggle} />
      </Cell>
      <Cell dir="auto" className="ps-1 rtl:text-right">
        <Link
          id={rowLinkId(_id)}
          to={paths.contacts.one(_id)}
          title={name}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            actions.peek(_id);
          }}
          className="block scroll-my-28 truncate font-medium leading-9 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {name}
        </Link>
      </Cell>
      {columns.map(({ id }) => (
        <Cell key={id} dir="auto" className="text-ink-soft rtl:text-right">
          <ContactCell row={row} column={id} />
        </Cell>
      ))}
      <Cell>
        <span className="relative z-[1]">
          <ContactActions
            name={name}
            archived={archived}
            onEdit={() => actions.edit(_id)}
            onArchive={() => actions.shelve(_id)}
            onDelete={() => actions.remove(_id)}
          />
        </span>
      </Cell>
    </tr>
  );
});
