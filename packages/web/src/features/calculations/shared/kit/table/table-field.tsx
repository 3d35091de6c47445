import type { FormState, OwnRows } from "../field";
import { WAYS } from "./column";
import { RowsTable } from "./rows-table";
import type { TableDef } from "./table-def";

/** The field of a table of rows, for the groups of a calculator. */
export function tableField(table: TableDef, when?: OwnRows["when"]): OwnRows {
  const { path, label, columns } = table;
  const Editor = ({ state }: { state: FormState }) => <RowsTable {...{ table, state }} />;
  return {
    ...{ path, kind: "rows", label, Editor },
    ...(when && { when }),
    read: (values) =>
      Object.fromEntries(
        columns.flatMap(({ path: name, kind }) => {
          const kept = values[name] ?? "";
          return kept.trim() === "" ? [] : [[name, WAYS[kind].read(kept)]];
        }),
      ),
    values: (item) =>
      Object.fromEntries(
        columns.map(({ path: name }) => {
          const value: unknown = Reflect.get(item, name);
          return [name, value === undefined || value === null ? "" : String(value)];
        }),
      ),
  };
}
