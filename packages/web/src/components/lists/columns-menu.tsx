import { Columns3 } from "lucide-react";
import { Checkbox } from "~/components/ui/checkbox";
import { IconButton } from "~/components/ui/icon-button";
import { Popover } from "~/components/ui/popover";

type Named = { id: string; label: string };

type ColumnsMenuProps = {
  columns: readonly Named[];
  chosen: readonly Named[];
  onChange: (ids: string[]) => void;
};

/** The choice of columns next to the name of a row, stored on this device. */
export function ColumnsMenu({ columns, chosen, onChange }: ColumnsMenuProps) {
  const ids = chosen.map(({ id }) => id);
  const trigger = (
    <IconButton label="Elegir columnas" className="size-10 border border-line-strong bg-sheet">
      <Columns3 aria-hidden />
    </IconButton>
  );
  const toggle = (id: string) =>
    onChange(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <Popover trigger={trigger} label="Elegir columnas">
      <fieldset className="p-4">
        <legend className="float-left mb-2 font-semibold">Columnas</legend>
        <ul className="clear-both grid grid-cols-2 gap-x-4 gap-y-1">
          {columns.map(({ id, label }) => (
            <li key={id}>
              <Checkbox label={label} checked={ids.includes(id)} onChange={() => toggle(id)} />
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="border-t px-4 py-3 text-ink-faint text-sm">
        Las que no entran en el ancho de la pantalla aparecen cuando hay lugar.
      </p>
    </Popover>
  );
}
