import type { RefObject } from "react";
import { SkeletonList } from "~/components/lists/skeleton-list";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { LoadMore } from "~/components/ui/load-more";
import { messageOf } from "~/lib/api/messages";
import type { useColumns } from "../hooks/use-columns";
import type { ContactRowActions } from "../hooks/use-contact-actions";
import type { ContactViewState } from "../hooks/use-contact-view";
import type { Contacts } from "../hooks/use-contacts";
import type { SelectionState } from "../hooks/use-selection";
import { ContactCards } from "./contact-cards";
import { ContactsEmpty } from "./contacts-empty";
import { ContactsTable } from "./contacts-table";

type ContactsListProps = {
  contacts: Contacts;
  state: ContactViewState;
  selection: SelectionState;
  columns: ReturnType<typeof useColumns>["columns"];
  wide: boolean;
  actions: ContactRowActions;
  reveal: RefObject<((index: number) => void) | null>;
};

/** The list in each of its lives: on its way, failed, empty, or full. */
export function ContactsList(props: ContactsListProps) {
  const { contacts, state, selection, columns, wide, actions, reveal } = props;
  const { rows, total, error, isPending } = contacts;
  const { view, change, place, peeked } = state;
  const { archived } = view;
  if (isPending) return <SkeletonList label="Cargando los contactos" />;
  if (error) {
    return (
      <EmptyState action={<Button onClick={contacts.retry}>Intentar de nuevo</Button>}>
        {messageOf(error)}
      </EmptyState>
    );
  }
  if (rows.length === 0 && !contacts.isReadingMore) {
    const onCreate = () => place({ nuevo: "1" });
    return <ContactsEmpty {...{ view, onCreate }} hidden={total > 0} onChange={change} />;
  }
  if (!wide) return <ContactCards marked={selection.ids} {...{ rows, archived, actions }} />;
  return (
    <ContactsTable
      {...{ rows, columns, selection, peeked, archived, actions, reveal }}
      sort={view.sort}
      onSort={(sort) => change({ sort })}
    />
  );
}

/** How many there are, and the rest when it is asked for. */
export function ContactsFoot({ contacts }: { contacts: Contacts }) {
  if (contacts.rows.length === 0 && !contacts.hasMore) return null;
  return (
    <LoadMore
      shown={contacts.rows.length}
      hasMore={contacts.hasMore}
      busy={contacts.isReadingMore}
      onMore={contacts.readMore}
    />
  );
}
