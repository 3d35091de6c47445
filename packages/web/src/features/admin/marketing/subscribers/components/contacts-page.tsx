import type { SubscriberState } from "@foja/core/outreach/subscribers/subscriber.schema";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useState } from "react";
import { AddressSearch } from "~/components/address-search";
import { Row, RowListing } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { Select } from "~/components/ui/select-field";
import { formatDay, formatNumber } from "~/lib/format";
import { useAddress } from "~/lib/use-address";
import {
  type Asked,
  contactList,
  contactTotals,
  importContacts,
  refreshContacts,
  takeOutContact,
} from "../api/contacts";
import { IMPORT_FIELDS, nameOf, STATE_MARKS, stateOptions } from "../lib/words";
import { ContactDialog } from "./contact-dialog";

const ImportDialog = lazy(() =>
  import("~/components/import/import-dialog").then(({ ImportDialog: dialog }) => ({
    default: dialog,
  })),
);

const KIND = { one: "contacto", many: "contactos", ending: "o" } as const;
const FILTERS = ["search", "state", "tag"] as const;

/** The contacts of marketing: accounts of Foja, and those imported from a file. */
export default function MarketingContactsPage() {
  const { params, place } = useAddress();
  const [importing, setImporting] = useState(false);
  const asked = Object.fromEntries(
    FILTERS.map((name) => [name, params.get(name) || undefined]),
  ) as Asked;
  const settled = useDeferredValue(JSON.stringify(asked));
  const query = useInfiniteQuery(contactList(JSON.parse(settled) as Asked));
  const { data: totals } = useQuery(contactTotals());
  const set = (name: string, value: string | null) => place({ [name]: value });
  const rows = query.data?.pages.flatMap(({ contacts }) => contacts);
  const open = params.get("id");
  return (
    <>
      <PageHeader
        title="Contactos de marketing"
        description={totals ? totalsText(totals.states) : "Las cuentas de Foja y los importados."}
        actions={
          <Button onClick={() => setImporting(true)}>
            <FileUp aria-hidden /> Importar contactos
          </Button>
        }
      />
      <Filters asked={asked} tags={totals?.tags ?? []} onChange={set} />
      <RowListing
        query={query}
        rows={rows}
        empty="Ningún contacto coincide con lo que buscás."
        title="Contactos de marketing"
        row={(one) => (
          <Row
            key={one._id}
            title={nameOf(one)}
            facts={[
              one.firstName || one.lastName ? one.email : null,
              one.origin,
              `desde el ${formatDay(one.createdAt)}`,
              one.tags.join(", ") || null,
            ]}
            marks={<Badge tone={STATE_MARKS[one.state].tone}>{STATE_MARKS[one.state].text}</Badge>}
          >
            <Button
              size="sm"
              aria-label={`Ver ${one.email ?? "contacto borrado"}`}
              onClick={() => set("id", one._id)}
            >
              Ver
            </Button>
          </Row>
        )}
      />
      {open && <ContactDialog id={open} onClose={() => set("id", null)} />}
      {importing && <ImportContacts onClose={() => setImporting(false)} />}
    </>
  );
}

const totalsText = (states: Record<SubscriberState, number>): string =>
  Object.entries(STATE_MARKS)
    .map(([state, { many }]) => [states[state as SubscriberState], many] as const)
    .filter(([count], i) => i === 0 || count > 0)
    .map(([count, many]) => `${formatNumber(count)} ${many}`)
    .join(" · ");

type FiltersProps = {
  asked: Asked;
  tags: { tag: string }[];
  onChange: (name: string, value: string) => void;
};

const Filters = ({ asked, tags, onChange }: FiltersProps) => (
  <div className="mb-4 grid gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
    <AddressSearch
      label="Buscar por nombre o e-mail"
      placeholder="Nombre o e-mail"
      text={asked.search ?? ""}
      onChange={(text) => onChange("search", text)}
    />
    <Select
      aria-label="Estado"
      placeholder="Todos los estados"
      options={stateOptions}
      value={asked.state ?? ""}
      onChange={({ target }) => onChange("state", target.value)}
    />
    <Select
      aria-label="Etiqueta"
      placeholder="Todas las etiquetas"
      options={tags.map(({ tag }) => ({ value: tag, label: tag }))}
      value={asked.tag ?? ""}
      onChange={({ target }) => onChange("tag", target.value)}
    />
  </div>
);

function ImportContacts({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const what = {
    ...{ kind: KIND, fields: IMPORT_FIELDS, send: importContacts, remove: takeOutContact },
    refresh: () => refreshContacts(cache),
  };
  return (
    <Suspense>
      <ImportDialog what={what} onClose={onClose} />
    </Suspense>
  );
}
