import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { setShortcuts, shortcutsStore } from "~/lib/shortcuts";
import { useStore } from "~/lib/store";

const keys: [string, string][] = [
  ["C", "Nueva causa"],
  ["J", "Bajar a la causa siguiente"],
  ["K", "Subir a la anterior"],
  ["Enter", "Abrir la causa"],
  ["X", "Marcarla"],
  ["E", "Editarla"],
  ["/", "Filtrar la lista"],
  ["Esc", "Cerrar la vista previa"],
];

/** The shortcuts of the list of cases, and the switch that turns them off. */
export function KeyboardCard() {
  const { enabled } = useStore(shortcutsStore);
  return (
    <Card title="Atajos de teclado">
      <Checkbox
        label="Usar atajos de una sola letra"
        checked={enabled}
        onChange={(event) => setShortcuts(event.target.checked)}
      />
      <dl className="mt-4 grid gap-x-8 gap-y-2 border-t pt-4 sm:grid-cols-2">
        {keys.map(([key, text]) => (
          <div key={key} className="flex items-center gap-3">
            <dt className="w-14 shrink-0">
              <kbd className="inline-block min-w-6 rounded-sm border border-line-strong px-1.5 text-center font-sans text-sm">
                {key}
              </kbd>
            </dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
