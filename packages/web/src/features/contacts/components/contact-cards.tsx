import { useState } from "react";
import { Link } from "react-router";
import { CONTACT_ROLE } from "~/components/contact-role";
import { MarkBox } from "~/components/lists/mark-box";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";
import type { ContactRowActions } from "../hooks/use-contact-actions";
import { type ContactRow, filedName } from "../lib/contact-row";
import { ContactActions } from "./contact-actions";

type CardProps = {
  row: ContactRow;
  marked: boolean;
  archived: boolean;
  actions: ContactRowActions;
};

/** One contact where there is no room for a table: who, what for, and how to reach them. */
function ContactCard({ row, marked, archived, actions }: CardProps) {
  const { _id, role, company, phone, email } = row;
  const name = filedName(row);
  const aside = [role && CONTACT_ROLE[role], company].filter(Boolean).join(" · ");
  return (
    <li
      className={cn(
        "relative flex gap-3 border-b py-3 ps-4 pe-2 last:border-0",
        marked ? "bg-wash" : "hover:bg-wash",
      )}
    >
      <MarkBox
        id={_id}
        name={name}
        marked={marked}
        onToggle={actions.toggle}
        className="self-start [&_input]:size-5"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.contacts.one(_id)}
          onClick={(event) => {
            event.preventDefault();
            actions.peek(_id);
          }}
          className="line-clamp-2 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {name}
        </Link>
        {aside && <p className="mt-0.5 truncate text-ink-soft">{aside}</p>}
        {(phone || email) && <p className="mt-0.5 truncate text-ink-faint">{phone ?? email}</p>}
      </div>
      <span className="relative z-[1] -mt-1">
        <ContactActions
          name={name}
          archived={archived}
          onEdit={() => actions.edit(_id)}
          onArchive={() => actions.shelve(_id)}
          onDelete={() => actions.remove(_id)}
        />
      </span>
    </li>
  );
}

const STEP = 100;

type ContactCardsProps = Pick<CardProps, "archived" | "actions"> & {
  rows: readonly ContactRow[];
  marked: ReadonlySet<string>;
};

/** The contacts as cards, a hundred at a time: a thumb scrolls no further without asking. */
export function ContactCards({ rows, marked, ...rest }: ContactCardsProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul aria-label="Contactos">
        {rows.slice(0, shown).map((row) => (
          <ContactCard key={row._id} row={row} marked={marked.has(row._id)} {...rest} />
        ))}
      </ul>
      {rows.length > shown && (
        <button
          type="button"
          onClick={() => setShown(shown + STEP)}
          className="h-12 w-full border-t font-medium text-accent hover:bg-wash"
        >
          Ver {Math.min(STEP, rows.length - shown)} más de {rows.length}
        </button>
      )}
    </>
  );
}
