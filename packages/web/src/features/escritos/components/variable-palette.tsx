import type { TemplateVariable } from "@foja/core/practice/escrito-templates/template.schema";
import { useQuery } from "@tanstack/react-query";
import { Unread } from "~/components/ui/empty-state";
import { Fold } from "~/components/ui/fold";
import { variableList } from "../api/escritos";

type VariablePaletteProps = { onInsert: (written: string) => void };

/** The data that a template may name, by group: each is put where the cursor stands. */
export function VariablePalette({ onInsert }: VariablePaletteProps) {
  const { data, error, refetch } = useQuery(variableList());
  if (!data) return <Unread error={error} onRetry={refetch} rows={4} />;
  const groups = [...new Set(data.map(({ group }) => group))];
  return (
    <section aria-label="Datos para insertar" className="rounded-md border bg-sheet px-4 py-3">
      <h2 className="mb-2 font-semibold">Datos para insertar</h2>
      {groups.map((group) => (
        <Fold key={group} title={group}>
          <ul className="flex flex-wrap gap-1.5 pb-3">
            {data
              .filter((one) => one.group === group)
              .map((one) => (
                <Chip key={one.name} variable={one} onInsert={onInsert} />
              ))}
          </ul>
        </Fold>
      ))}
    </section>
  );
}

type ChipProps = VariablePaletteProps & { variable: TemplateVariable };

const Chip = ({ variable: { label, about, written }, onInsert }: ChipProps) => (
  <li>
    <button
      type="button"
      title={`${about} ${written}`}
      aria-label={`Insertar ${label}`}
      className="min-h-7 rounded-sm border border-line-strong bg-wash px-2 text-sm hover:border-accent"
      onClick={() => onInsert(written)}
    >
      {label}
    </button>
  </li>
);
