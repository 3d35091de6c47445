import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useMemo, useState } from "react";
import { CONTACT_ROLE } from "~/components/contact-role";
import { PickDialog, usePicker } from "~/components/pick-dialog";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { SkeletonRows } from "~/components/ui/skeleton";
import { whyUnread } from "~/lib/api/unread";
import { plainView } from "~/lib/lists/plain-view";
import { useRecordList } from "~/lib/lists/use-record-list";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { allRows } from "~/lib/records/pages";
import { refreshSession, useSession } from "~/lib/session/session";
import { contacts } from "../api/contacts";
import { useCaseLink } from "../hooks/use-case-link";
import { type ContactRow, fullName } from "../lib/contact-row";
import { CLIENT, offered } from "../lib/offered";
import { NewContactDialog } from "./contact-dialog";
import { CONTACTS } from "./contact-list";

type CaseProps = { folderId: string };

type CaseContactsProps = CaseProps & {
  /** The client's name in the case: offered first while they are not in it as a contact. */
  customerName: string | null;
};

/** The client of a case with a telephone, for its head; the name in the case while no contact is it. */
export function CaseClient({ folderId, customerName }: CaseContactsProps) {
  const { user } = useSession();
  const { data } = useInfiniteQuery({
    ...contacts.list({ userId: user?._id ?? "", part: folderId }),
    enabled: Boolean(user),
  });
  const client = (data ? allRows(data) : []).find(({ role }) => role === "cliente");
  const name = client ? fullName(client) : customerName;
  if (!name) return null;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">Cliente: </span>
      {client ? (
        <Link to={paths.contacts.one(client._id)} className="link break-words">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {client?.phone && <Phone number={client.phone} />}
    </span>
  );
}

const Phone = ({ number }: { number: string }) => (
  <a
    href={`tel:${number.replace(/[^\d+]/g, "")}`}
    className="link whitespace-nowrap text-sm tabular-nums"
  >
    <bdi dir="ltr">{number}</bdi>
  </a>
);

/** The contacts of a case and their roles; adds an existing or a new one, and removes them. */
export function CaseContacts(props: CaseContactsProps) {
  const { user } = useSession();
  return user ? <Parties {...props} userId={user._id} /> : null;
}

function Parties({ folderId, customerName, userId }: CaseContactsProps & { userId: string }) {
  const { data, error, isPending } = useInfiniteQuery(contacts.list({ userId, part: folderId }));
  const picker = usePicker();
  const [adding, setAdding] = useState<string>();
  const { link, unlink } = useCaseLink();
  const parties = data ? allRows(data) : [];
  const addNew = (name: string) => {
    picker.close();
    setAdding(name);
  };
  return (
    <section aria-labelledby="partes">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="partes" className="font-semibold">
          Partes y contactos
        </h2>
        <Button size="sm" onClick={picker.start}>
          <Plus aria-hidden /> Agregar
        </Button>
      </div>
      {isPending && <SkeletonRows rows={2} />}
      {error && !data && <p className="text-ink-soft">{whyUnread(error)}</p>}
      {data && parties.length === 0 && (
        <p className="text-ink-faint">Todavía no hay nadie vinculado a esta causa.</p>
      )}
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-1">
        {parties.map((row) => (
          <Party key={row._id} row={row} onRemove={() => void unlink(row._id, folderId)} />
        ))}
      </ul>
      {picker.open && (
        <PartyPicker
          {...{ picker, userId, addNew, customerName, parties }}
          onPick={(id) => {
            picker.close();
            void link(id, folderId);
          }}
        />
      )}
      {adding !== undefined && (
        <NewParty {...{ folderId }} name={adding} onClose={() => setAdding(undefined)} />
      )}
    </section>
  );
}

function Party({ row, onRemove }: { row: ContactRow; onRemove: () => void }) {
  const { _id, role, phone } = row;
  const name = fullName(row);
  return (
    <li className="flex min-h-11 items-center gap-3 border-b py-1.5">
      <div className="min-w-0 flex-1">
        <Link to={paths.contacts.one(_id)} className="link break-words">
          {name}
        </Link>
        <p className="text-ink-faint text-sm">{role ? CONTACT_ROLE[role] : "Sin rol"}</p>
      </div>
      {phone && <Phone number={phone} />}
      <IconButton label={`Quitar a ${name}`} size="sm" onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

type PartyPickerProps = {
  picker: ReturnType<typeof usePicker>;
  userId: string;
  customerName: string | null;
  parties: readonly ContactRow[];
  onPick: (id: string) => void;
  addNew: (name: string) => void;
};

const SHOWN = 8;

function PartyPicker(props: PartyPickerProps) {
  const { picker, userId, customerName, parties, onPick, addNew } = props;
  const view = useMemo(() => plainView(CONTACTS, picker.text), [picker.text]);
  const { rows, isPending, isLate } = useRecordList(CONTACTS, userId, view);
  const client = picker.text.trim() === "" ? customerName : null;
  const options = offered(rows, parties, client).slice(0, SHOWN);
  return (
    <PickDialog
      title="Agregar a la causa"
      placeholder="Buscar por nombre o número"
      nothing="No encontramos otro contacto así."
      none="Escribí el nombre de quien quieras agregar."
      text={picker.text}
      onText={picker.onText}
      options={options}
      isReading={isPending || isLate}
      onPick={(id) => (id === CLIENT ? addNew(customerName ?? "") : onPick(id))}
      onCreate={addNew}
      onClose={picker.close}
    />
  );
}

type NewPartyProps = CaseProps & {
  /** The name as typed. */
  name: string;
  onClose: () => void;
};

function NewParty({ folderId, name, onClose }: NewPartyProps) {
  const cache = useQueryClient();
  const onSaved = (contact: Contact) => {
    contacts.show(cache, contact);
    notify.success("Contacto agregado a la causa");
    onClose();
    void contacts.refresh(cache);
    void refreshSession();
  };
  return <NewContactDialog {...{ folderId, name, onSaved, onClose }} />;
}
