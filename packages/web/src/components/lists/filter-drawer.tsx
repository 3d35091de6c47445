import { Download } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { SelectField } from "~/components/ui/select-field";
import { cn } from "~/lib/cn";
import { exportRows } from "~/lib/lists/export-rows";
import type { Filter, RecordList } from "~/lib/lists/record-list";
import type { Desk } from "~/lib/lists/use-desk";
import { offeredOf, orderedBy, orderOf, startsDescending } from "~/lib/lists/view";
import { theMany } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";
import { type Looked, Shelves, selectOf } from "./list-filters";

type FieldsProps<R extends Identified> = { desk: Desk<R>; onPhones: boolean };

/** The sheet with the filters of a list. */
export default function FilterDrawer<R extends Identified>(
  props: FieldsProps<R> & { onClose: () => void },
) {
  const { onClose, ...fields } = props;
  return (
    <Drawer
      title="Filtros"
      open
      onOpenChange={onClose}
      footer={
        <Button variant="primary" className="w-full" onClick={onClose}>
          {`Ver ${theMany(fields.desk.list.records.kind)}`}
        </Button>
      }
    >
      <FilterFields {...fields} />
    </Drawer>
  );
}

/** What the sheet of filters holds: the filters, the order, the shelves, and the export. */
function FilterFields<R extends Identified>({ desk, onPhones }: FieldsProps<R>) {
  const { list, rows, view, board } = desk;
  return (
    <div className="space-y-5 p-5">
      {offeredOf(list).map(
        (filter) =>
          !(board && filter.idle?.(view)) && (
            <FilterField key={filter.param} filter={filter} looked={desk} />
          ),
      )}
      <Order {...desk} />
      <div className={cn("space-y-5", !onPhones && "sm:hidden")}>
        <Shelves {...desk} />
        {list.csv && rows.length > 0 && (
          <Button onClick={() => exportRows(list, rows)}>
            <Download aria-hidden /> Exportar lo que se ve (CSV)
          </Button>
        )}
      </div>
    </div>
  );
}

/** A filter in the sheet. */
function FilterField<R extends Identified>(props: { filter: Filter<R>; looked: Looked<R> }) {
  const { filter, looked } = props;
  const { param, label, Control } = filter;
  if (!Control) return <SelectField label={label} {...selectOf(filter, looked)} />;
  const onChange = (value: string) => looked.change({ [param]: value });
  return <Control rows={looked.all} value={looked.view[param] ?? ""} onChange={onChange} />;
}

/** A column's order in its default direction. */
const usualOrder = (by: string) => orderOf(by, startsDescending(by));

/** The orders of a list, one for each column, with their labels. */
function ordersOf<R extends Identified>({ lead, columns, records }: RecordList<R>) {
  const { ending } = records.kind;
  return [lead, ...columns].map(({ id, label }) => {
    const word = label === label.toUpperCase() ? label : label.toLowerCase();
    return {
      value: usualOrder(id),
      label: id === "createdAt" ? `L${ending}s más nuev${ending}s` : `Por ${word}`,
    };
  });
}

/** The choice of order, because cards have no head to sort by. */
function Order<R extends Identified>({ list, view: { orden = "" }, change }: Looked<R>) {
  return (
    <SelectField
      label="Orden"
      options={list.orders ?? ordersOf(list)}
      value={list.orders ? orden : usualOrder(orderedBy(orden))}
      onChange={({ target }) => change({ orden: target.value })}
    />
  );
}
