import { useState } from "react";
import { cn } from "~/lib/cn";
import type { Identified } from "~/lib/records/pages";
import type { Desk } from "~/lib/lists/use-desk";
import { capital } from "~/lib/outcome";
import { MarkBox } from "./mark-box";
import { RecordLink } from "./record-link";

const STEP = 100;

/** Records as cards, a hundred at a time; more on request. */
export function RecordCards<R extends Identified>({ desk }: { desk: Desk<R> }) {
  const { list, rows } = desk;
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul aria-label={capital(list.records.kind.many)}>
        {rows.slice(0, shown).map((row) => (
          <RecordCard key={row._id} desk={desk} row={row} />
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

/** One record where there is no space for a table. */
function RecordCard<R extends Identified>({ desk, row }: { desk: Desk<R>; row: R }) {
  const { list, view, selection, actions } = desk;
  const { Before, Card, Menu } = list;
  const marked = selection.ids.has(row._id);
  return (
    <li
      className={cn(
        "relative flex items-start border-b py-3 ps-4 pe-2 last:border-0",
        Before ? "gap-2" : "gap-3",
        marked ? "bg-wash" : "hover:bg-wash",
      )}
    >
      <MarkBox
        id={row._id}
        name={list.nameOf(row)}
        marked={marked}
        onToggle={actions.toggle}
        className={cn("[&_input]:size-5", Before && "pt-0.5")}
      />
      {Before && <Before row={row} />}
      <div className={cn("min-w-0 flex-1", Before && "pt-0.5")}>
        <RecordLink
          {...{ list, row }}
          onPeek={list.hasPage ? undefined : actions.peek}
          className="line-clamp-2 break-words"
        />
        <Card row={row} />
      </div>
      <span className={cn("relative z-[1]", Before ? "-mt-0.5" : "-mt-1")}>
        <Menu row={row} archived={view.archived} actions={actions} />
      </span>
    </li>
  );
}
