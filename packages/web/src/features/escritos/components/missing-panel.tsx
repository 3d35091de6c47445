import type { Variable } from "@foja/core/practice/escrito-templates/content.schema";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { counted } from "~/lib/format";

type Datum = Variable["attrs"];

type MissingPanelProps = {
  /** What is missing, each datum once. */
  missing: readonly Pick<Datum, "name" | "label" | "source">[];
  /** The datum that is chosen in the page, if one is. */
  chosen: Datum | undefined;
  onShow: (name: string) => void;
  onFill: (name: string, value: string) => void;
};

/** What a writ lacks, and what is chosen in it: each is filled here. */
export function MissingPanel({ missing, chosen, onShow, onFill }: MissingPanelProps) {
  const isKnown = chosen && !missing.some(({ name }) => name === chosen.name);
  return (
    <section aria-label="Datos del escrito" className="space-y-4">
      {missing.length === 0 ? (
        <p className="rounded-md border border-ok/40 bg-ok-wash px-3 py-2 text-ok">
          No falta ningún dato.
        </p>
      ) : (
        <div className="rounded-md border border-danger/40 bg-sheet px-4 py-3">
          <h2 className="mb-3 font-semibold text-danger">
            {missing.length === 1 ? "Falta" : "Faltan"} {counted(missing.length, "dato", "datos")}
          </h2>
          <ul className="space-y-3">
            {missing.map((one) => (
              <li key={one.name}>
                <DatumForm datum={one} value="" {...{ onShow, onFill }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isKnown && (
        <div className="rounded-md border bg-sheet px-4 py-3">
          <DatumForm
            key={`${chosen.name} ${chosen.value}`}
            datum={chosen}
            value={chosen.value ?? ""}
            {...{ onShow, onFill }}
          />
        </div>
      )}
    </section>
  );
}

type DatumFormProps = Pick<MissingPanelProps, "onShow" | "onFill"> & {
  datum: Pick<Datum, "name" | "label" | "source"> & { manual?: boolean };
  value: string;
};

function DatumForm({
  datum: { name, label, source, manual },
  value,
  onShow,
  onFill,
}: DatumFormProps) {
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== value) onFill(name, typed);
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label={label}
        hint={manual ? "Lo escribiste vos." : source}
        value={typed}
        maxLength={2000}
        autoComplete="off"
        className="min-w-0 flex-1"
        onFocus={() => onShow(name)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="sm" className="mb-6" aria-label={`Completar ${label}`}>
        Completar
      </Button>
    </form>
  );
}
