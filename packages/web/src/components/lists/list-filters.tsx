import type { ChangeEvent } from "react";
import { Segments } from "~/components/ui/segments";
import { SelectField } from "~/components/ui/select-field";
import type { Identified } from "~/lib/records/pages";
import type { Filter, RecordList } from "~/lib/lists/record-list";
import type { ListAddress } from "~/lib/lists/use-list-address";
import { parseSort, sortParam, startsDescending } from "~/lib/lists/view";

type Looked<R extends Identified> = Pick<ListAddress, "view" | "change"> & {
  list: RecordList<R>;
  all: readonly R[];
};

type Choice = ChangeEvent<HTMLSelectElement>;

/** The props of a select for a filter. */
export function selectOf<R extends Identified>(filter: Filter<R>, looked: Looked<R>) {
  const { param, all: placeholder, options = [], unknown } = filter;
  const value = looked.view.filters[param] ?? "";
  const known = typeof options === "function" ? options(looked.all) : options;
  const isKnown = value === "" || known.some((option) => option.value === value);
  return {
    placeholder,
    options: isKnown ? known : [...known, { value, label: unknown ?? value }],
    value,
    onChange: ({ target }: Choice) => looked.change({ filters: { [param]: target.value } }),
  };
}

type FilterFieldProps<R extends Identified> = { filter: Filter<R>; looked: Looked<R> };

/** The control of a filter. */
export function FilterField<R extends Identified>({ filter, looked }: FilterFieldProps<R>) {
  const { param, label, Control } = filter;
  const { view, change, all } = looked;
  if (!Control) return <SelectField label={label} {...selectOf(filter, looked)} />;
  const onChange = (value: string) => change({ filters: { [param]: value } });
  return <Control rows={all} value={view.filters[param] ?? ""} onChange={onChange} />;
}

/** A column's sort in its default direction. */
const usualParam = (by: string) => sortParam({ by, desc: startsDescending(by) });

/** The orders of a list, one for each column, with their labels. */
function ordersOf<R extends Identified>({ lead, columns, records }: RecordList<R>) {
  const { ending } = records.kind;
  return [lead, ...columns].map(({ id, label }) => {
    const word = label === label.toUpperCase() ? label : label.toLowerCase();
    return {
      value: usualParam(id),
      label: id === "createdAt" ? `L${ending}s más nuev${ending}s` : `Por ${word}`,
    };
  });
}

/** The choice of order, because cards have no head to sort by. */
export function Order<R extends Identified>({ list, view, change }: Looked<R>) {
  return (
    <SelectField
      label="Orden"
      options={list.orders ?? ordersOf(list)}
      value={list.orders ? sortParam(view.sort) : usualParam(view.sort.by)}
      onChange={({ target }) => change({ sort: parseSort(target.value) })}
    />
  );
}

/** The choice of active or archived records; the archive has no board. */
export function Shelves<R extends Identified>({ list, view, change }: Omit<Looked<R>, "all">) {
  const { kind, shelves } = list.records;
  const { many, ending } = kind;
  if (!shelves) return null;
  const parts = list.parts ?? [{ label: `Activ${ending}s`, filters: {} }];
  const isOf = (filters: Words) =>
    Object.entries(filters).every(([param, value]) => view.filters[param] === value);
  // The last part whose filters match, because the first one matches any.
  const here = parts.findLastIndex(({ filters }) => isOf(filters));
  const choices = [
    ...parts.map(({ label, filters }, index) => ({
      label,
      pressed: !view.archived && index === Math.max(0, here),
      choose: () => change({ archived: false, board: false, filters }),
    })),
    {
      label: `Archivad${ending}s`,
      pressed: view.archived,
      choose: () => change({ archived: true, board: false, filters: parts[0]?.filters ?? {} }),
    },
  ];
  return <Segments legend={`Qué ${many} se ven`} choices={choices} />;
}

type Words = Readonly<Record<string, string>>;
