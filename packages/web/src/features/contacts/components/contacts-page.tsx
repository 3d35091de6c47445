import { Archive, ArchiveRestore, Download, Trash2 } from "lucide-react";
import { BulkBar } from "~/components/lists/bulk-bar";
import { ColumnsMenu } from "~/components/lists/columns-menu";
import { PlanMeter } from "~/components/lists/plan-meter";
import { Button } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { cn } from "~/lib/cn";
import { downloadCsv } from "~/lib/csv";
import { useWidth } from "~/lib/lists/use-width";
import { markedSentence } from "~/lib/outcome";
import { useSession } from "~/lib/session/session";
import { useMediaQuery, WIDE } from "~/lib/use-media-query";
import { useColumns } from "../hooks/use-columns";
import { useContactActions } from "../hooks/use-contact-actions";
import { useContactKeys } from "../hooks/use-contact-keys";
import { type ContactViewState, useContactView } from "../hooks/use-contact-view";
import { useContacts } from "../hooks/use-contacts";
import { useMoveContacts } from "../hooks/use-move-contacts";
import { type SelectionState, useSelection } from "../hooks/use-selection";
import { COLUMNS } from "../lib/contact-columns";
import { contactsCsv } from "../lib/contact-csv";
import type { ContactRow } from "../lib/contact-row";
import { PEOPLE } from "../lib/words";
import { ContactDrawer, ContactPeek } from "./contact-peek";
import { ContactsDialogs } from "./contacts-dialogs";
import { ContactsFoot, ContactsList } from "./contacts-list";
import { ContactsToolbar } from "./contacts-toolbar";

const exportRows = (rows: readonly ContactRow[]) => downloadCsv("contactos.csv", contactsCsv(rows));

/** The practice's people. */
export default function ContactsPage() {
  const { user } = useSession();
  return user ? <ContactsDesk userId={user._id} /> : null;
}

function ContactsDesk({ userId }: { userId: string }) {
  const state = useContactView();
  const { view, peeked, place, change } = state;
  const contacts = useContacts(userId, view);
  const selection = useSelection(contacts.rows);
  const wide = useMediaQuery(WIDE);
  const { width, ref } = useWidth();
  const { chosen, choose, columns } = useColumns(width);
  const mark = (id: string) => selection.toggle(id, false);
  const { step, reveal } = useContactKeys({ rows: contacts.rows, state, mark });
  const { shelve, remove } = useLeaving(state);
  const actions = useContactActions({
    peek: (id) => place({ contact: id }, peeked !== null),
    edit: (id) => place({ editar: id }),
    remove: (id) => remove([id]),
    shelve: (id) => shelve([id]),
    toggle: selection.toggle,
  });
  const card = {
    onEdit: () => place({ editar: peeked }),
    onClose: () => place({ contact: null }),
  };
  const beside = wide && peeked;

  return (
    <>
      <PageHeader
        title="Contactos"
        actions={
          <>
            <span className="hidden sm:contents">
              <Button onClick={() => place({ importar: "1" })}>Importar</Button>
            </span>
            <Button variant="primary" onClick={() => place({ nuevo: "1" })}>
              Nuevo contacto
            </Button>
          </>
        }
      />
      <PlanMeter resource="contacts" name="Contactos" />
      <ContactsToolbar
        {...{ view }}
        onChange={change}
        onExport={contacts.rows.length > 0 ? () => exportRows(contacts.rows) : undefined}
      >
        {wide && <ColumnsMenu columns={COLUMNS} chosen={chosen} onChange={choose} />}
      </ContactsToolbar>
      <div className={cn("grid items-start gap-5", beside && "grid-cols-[minmax(0,1fr)_23rem]")}>
        <div className="min-w-0">
          <div ref={ref} className="rounded-md border bg-sheet">
            <ContactsList {...{ contacts, state, selection, columns, wide, actions, reveal }} />
          </div>
          <ContactsFoot contacts={contacts} />
          <Marked {...{ selection, shelve, remove }} archived={view.archived} />
        </div>
        {beside && <ContactPeek id={beside} onWalk={step} {...card} />}
      </div>
      {!wide && peeked && !state.editing && <ContactDrawer id={peeked} {...card} />}
      <ContactsDialogs state={state} wide={wide} />
    </>
  );
}

/** What takes a contact off the list closes its card, too. */
function useLeaving({ view, peeked, place }: ContactViewState) {
  const move = useMoveContacts();
  const leave = (ids: readonly string[], go: (ids: readonly string[]) => Promise<void>) => {
    if (peeked && ids.includes(peeked)) place({ contact: null });
    void go(ids);
  };
  return {
    shelve: (ids: readonly string[]) => leave(ids, view.archived ? move.unarchive : move.archive),
    remove: (ids: readonly string[]) => leave(ids, move.remove),
  };
}

type MarkedProps = ReturnType<typeof useLeaving> & {
  selection: SelectionState;
  archived: boolean;
};

function Marked({ selection, archived, shelve, remove }: MarkedProps) {
  const { selected, clear } = selection;
  if (selected.length === 0) return null;
  const ids = selected.map(({ _id }) => _id);
  const shelving = archived
    ? { label: "Desarchivar", icon: <ArchiveRestore />, run: () => shelve(ids) }
    : { label: "Archivar", icon: <Archive />, run: () => shelve(ids) };
  return (
    <BulkBar
      label="Contactos marcados"
      count={markedSentence(PEOPLE, selected.length)}
      actions={[
        shelving,
        { label: "Exportar", icon: <Download />, run: () => exportRows(selected) },
        { label: "Eliminar", icon: <Trash2 />, run: () => remove(ids) },
      ]}
      onClear={clear}
    />
  );
}
