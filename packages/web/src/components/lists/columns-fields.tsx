import { Checkbox } from "~/components/ui/checkbox";
import { Segments } from "~/components/ui/segments";
import type { Desk } from "~/lib/lists/use-desk";
import type { Identified } from "~/lib/records/pages";

/** The choice of columns and of the height of rows, stored on this device. */
export default function ColumnsFields({ desk }: { desk: Desk<Identified> }) {
  const { list, chosen, choose, mayBeTall, tall, setTall } = desk;
  const ids: string[] = chosen.map(({ id }) => id);
  const toggle = (id: string) =>
    choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <>
      <fieldset className="p-4">
        <legend className="float-left mb-2 font-semibold">Columnas</legend>
        <ul className="clear-both grid grid-cols-2 gap-x-4 gap-y-1">
          {list.columns.map(({ id, label }) => (
            <li key={id}>
              <Checkbox label={label} checked={ids.includes(id)} onChange={() => toggle(id)} />
            </li>
          ))}
        </ul>
      </fieldset>
      {mayBeTall && (
        <div className="flex items-center justify-between gap-3 border-t px-4 py-3">
          <span aria-hidden>Filas</span>
          <Segments
            legend="Altura de las filas"
            choices={[
              { label: "De dos líneas", pressed: tall, choose: () => setTall(true) },
              { label: "De una", pressed: !tall, choose: () => setTall(false) },
            ]}
          />
        </div>
      )}
      <p className="border-t px-4 py-3 text-ink-faint text-sm">
        Las que no entran en el ancho de la pantalla aparecen cuando hay lugar.
      </p>
    </>
  );
}
