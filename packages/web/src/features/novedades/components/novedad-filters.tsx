import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/select-field";
import { choicesOf, NO_FILTER, type NovedadFilter } from "../lib/rows";

const DUE = [
  { value: "with", label: "Con plazo" },
  { value: "without", label: "Sin plazo" },
];

type FiltersProps = {
  rows: readonly Novedad[];
  filter: NovedadFilter;
  onChange: (filter: NovedadFilter) => void;
};

/** The filters of the inbox, with its cases and fueros as options. */
export function NovedadFilters({ rows, filter, onChange }: FiltersProps) {
  const { cases, fueros } = choicesOf(rows);
  const fields = [
    { name: "folder", label: "Causa", all: "Todas las causas", options: cases },
    { name: "fuero", label: "Fuero", all: "Todos los fueros", options: fueros },
    { name: "due", label: "Plazo", all: "Con y sin plazo", options: DUE },
  ] as const;
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {fields.map(({ name, label, all, options }) => (
        <Select
          key={name}
          aria-label={label}
          options={options}
          placeholder={all}
          value={filter[name]}
          className="max-w-64"
          onChange={({ target }) => onChange({ ...filter, [name]: target.value })}
        />
      ))}
      {isFiltered && (
        <Button variant="quiet" onClick={() => onChange(NO_FILTER)}>
          Quitar los filtros
        </Button>
      )}
    </div>
  );
}
