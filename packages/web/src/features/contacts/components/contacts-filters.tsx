import { CONTACT_ROLES, CONTACT_TYPES } from "@foja/core/practice/contacts/contact.schema";
import { Download, SlidersHorizontal } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { CONTACT_ROLE, CONTACT_TYPE, optionsOf } from "~/components/contact-role";
import { ShelfToggle } from "~/components/lists/shelf-toggle";
import { startsDescending } from "~/components/lists/sort-head";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { SelectField } from "~/components/ui/select-field";
import { COLUMNS } from "../lib/contact-columns";
import { type ContactView, type SortKey, sortParam } from "../lib/contact-view";

export type ContactsFiltersProps = {
  view: ContactView;
  onChange: (change: Partial<ContactView>) => void;
  onExport?: () => void;
};

/** How the desk and the archive are called. */
export const SHELVES = { legend: "Qué contactos se ven", active: "Activos", away: "Archivados" };

type OnChange = ContactsFiltersProps["onChange"];
type Choice = ChangeEvent<HTMLSelectElement>;

/** The sheet with all that a phone has no room for above the list. */
export function ContactsFilters({ view, onChange, onExport }: ContactsFiltersProps) {
  const [open, setOpen] = useState(false);
  const count = [view.role, view.type, view.archived].filter(Boolean).length;
  const footer = (
    <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
      Ver los contactos
    </Button>
  );
  return (
    <>
      <Button className="h-10 sm:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden /> Filtros{count > 0 && ` (${count})`}
      </Button>
      <Drawer title="Filtros" open={open} onOpenChange={setOpen} footer={footer}>
        <div className="space-y-5 p-5">
          <SelectField label="Rol" {...roleFilter(view, onChange)} />
          <SelectField label="Tipo" {...typeFilter(view, onChange)} />
          <SelectField label="Orden" {...order(view, onChange)} />
          <ShelfToggle
            {...SHELVES}
            archived={view.archived}
            onChange={(archived) => onChange({ archived })}
          />
          {onExport && (
            <Button onClick={onExport}>
              <Download aria-hidden /> Exportar lo que se ve (CSV)
            </Button>
          )}
        </div>
      </Drawer>
    </>
  );
}

/** The choice of one role, as a select shows it. */
export const roleFilter = (view: ContactView, onChange: OnChange) => ({
  placeholder: "Rol: todos",
  options: optionsOf(CONTACT_ROLE),
  value: view.role ?? "",
  onChange: ({ target: { value } }: Choice) =>
    onChange({ role: CONTACT_ROLES.find((role) => role === value) ?? null }),
});

/** People, companies, or both. */
export const typeFilter = (view: ContactView, onChange: OnChange) => ({
  placeholder: "Tipo: todos",
  options: optionsOf(CONTACT_TYPE),
  value: view.type ?? "",
  onChange: ({ target: { value } }: Choice) =>
    onChange({ type: CONTACT_TYPES.find((type) => type === value) ?? null }),
});

const sortable: { id: SortKey; label: string }[] = [{ id: "name", label: "Nombre" }, ...COLUMNS];

const orders = sortable.map(({ id, label }) => ({
  value: sortParam({ by: id, desc: startsDescending(id) }),
  label:
    id === "createdAt" ? "Los más nuevos" : `Por ${label === "CUIT" ? label : label.toLowerCase()}`,
}));

/** The order of the list: cards have no head to sort by. */
const order = ({ sort }: ContactView, onChange: OnChange) => ({
  options: orders,
  value: sortParam({ by: sort.by, desc: startsDescending(sort.by) }),
  onChange: ({ target: { value } }: Choice) => {
    const by = sortable.find(({ id }) => id === value.replace(/^-/, ""))?.id ?? "name";
    onChange({ sort: { by, desc: value.startsWith("-") } });
  },
});
