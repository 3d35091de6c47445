import { Search, X } from "lucide-react";
import { type ChangeEvent, startTransition } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { Segments } from "~/components/ui/segments";
import { useAfterPaint } from "~/lib/after-paint";
import type { Filter, RecordList } from "~/lib/lists/record-list";
import type { ListAddress } from "~/lib/lists/use-list-address";
import { SEARCH_ID } from "~/lib/lists/use-rows";
import { isArchived, toShelf } from "~/lib/lists/view";
import { capital } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";
import { useTyped } from "~/lib/use-typed";

type SearchBoxProps<R extends Identified> = Pick<ListAddress, "view" | "search"> & {
  list: Pick<RecordList<R>, "within">;
};

/** Filters while the person types: the letter is drawn at once, what it filters when there is time. */
export function SearchBox<R extends Identified>(props: SearchBoxProps<R>) {
  const { list, view, search } = props;
  const later = useAfterPaint();
  const { field, write } = useTyped(view.q ?? "", (text) =>
    later(() => startTransition(() => search(text))),
  );
  return (
    <search className="relative block min-w-0 flex-1 basis-40 sm:max-w-xs">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
      />
      <Input
        id={SEARCH_ID}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={`Filtrar por ${list.within}`}
        placeholder={capital(list.within)}
        {...field}
        onKeyDown={(event) => event.key === "Escape" && write("")}
        className="peer not-placeholder-shown:pe-9 text-ellipsis ps-9"
      />
      <IconButton
        label="Borrar el filtro"
        size="sm"
        onClick={() => write("")}
        className="absolute inset-y-0 end-1.5 my-auto peer-placeholder-shown:hidden"
      >
        <X aria-hidden />
      </IconButton>
    </search>
  );
}

export type Looked<R extends Identified> = Pick<ListAddress, "view" | "change"> & {
  list: RecordList<R>;
  all: readonly R[];
};

/** The props of a select for a filter. */
export function selectOf<R extends Identified>(filter: Filter<R>, looked: Looked<R>) {
  const { param, all: placeholder, options = [], unknown } = filter;
  const value = looked.view[param] ?? "";
  const known = typeof options === "function" ? options(looked.all) : options;
  const isKnown = value === "" || known.some((option) => option.value === value);
  return {
    placeholder,
    options: isKnown ? known : [...known, { value, label: unknown ?? value }],
    value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      looked.change({ [param]: target.value }),
  };
}

/** The choice of active or archived records. */
export function Shelves<R extends Identified>({ list, view, change }: Omit<Looked<R>, "all">) {
  const { kind, shelves } = list.records;
  const { many, ending } = kind;
  if (!shelves) return null;
  const archived = isArchived(view);
  const parts = list.parts ?? [{ label: `Activ${ending}s`, filters: {} }];
  // The last part whose filters match, because the first one matches any.
  const here = parts.findLastIndex(({ filters }) =>
    Object.entries(filters).every(([param, value]) => view[param] === value),
  );
  const choices = [
    ...parts.map(({ label, filters }, index) => ({
      label,
      pressed: !archived && index === Math.max(0, here),
      choose: () => change({ ...toShelf(list, false), ...filters }),
    })),
    {
      label: `Archivad${ending}s`,
      pressed: archived,
      choose: () => change({ ...toShelf(list, true), ...parts[0]?.filters }),
    },
  ];
  return <Segments legend={`Qué ${many} se ven`} choices={choices} />;
}
