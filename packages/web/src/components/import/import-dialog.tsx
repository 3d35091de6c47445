import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { Meter } from "~/components/ui/meter";
import { missing } from "~/lib/import/mapping";
import { type ImportKind, type ImportState, useImport } from "~/lib/import/use-import";
import { outcomeSentence } from "~/lib/outcome";
import { CheckStep } from "./check-step";
import { FileStep } from "./file-step";
import { MapStep } from "./map-step";

type ImportDialogProps = { what: ImportKind; onClose: () => void };

/** Imports a file: choose it, map its columns, see the expected result, save, undo. */
export function ImportDialog({ what, onClose }: ImportDialogProps) {
  const state = useImport(what);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Importar ${what.kind.many}`}
      description={describe(state)}
      size="lg"
      modal={state.step === "work" ? "required" : undefined}
      footer={<Foot {...{ what, state, onClose }} />}
    >
      <div className="space-y-4">
        <FormErrorSummary message={state.failure} />
        <Body {...{ what, state }} />
      </div>
    </Dialog>
  );
}

function describe({ step, sheet }: ImportState): string {
  if (step === "file") return "De un archivo CSV, como lo guarda Excel.";
  if (step === "map") return `${sheet.rows.length} filas. Decí qué es cada columna.`;
  if (step === "check") return "Así saldría. Todavía no se guardó nada.";
  return `${sheet.rows.length} filas.`;
}

type PartProps = { what: ImportKind; state: ImportState };

function Body({ what, state }: PartProps) {
  const { step, total, progress } = state;
  switch (step) {
    case "file":
      return <FileStep fields={what.fields} onFile={(file) => void state.open(file)} />;
    case "map":
      return <MapStep fields={what.fields} state={state} />;
    case "check":
      return total && <CheckStep kind={what.kind} state={state} total={total} />;
    case "work":
      return <Meter label="Filas" value={progress.done} max={Math.max(1, progress.of)} />;
    case "undone":
      return <p role="status">Se deshizo la importación.</p>;
    default:
      return total && <Done {...{ what, total }} />;
  }
}

function Done({ what, total }: { what: ImportKind; total: NonNullable<ImportState["total"]> }) {
  const { created, leftOut } = total;
  return (
    <div role="status" className="space-y-2">
      <p className="font-medium">
        {created.length === 0
          ? "No se importó ninguna fila."
          : outcomeSentence(what.kind, "importad", created.length, [])}
      </p>
      {leftOut > 0 && <p>{leftOut} no entraron: es el límite de tu plan.</p>}
    </div>
  );
}

function Foot({ what, state, onClose }: PartProps & { onClose: () => void }) {
  const { step, total, mapping, allowDuplicates } = state;
  const close = <Button onClick={onClose}>{step === "file" ? "Cancelar" : "Cerrar"}</Button>;
  if (step === "work") return <Button onClick={state.cancel}>Detener</Button>;
  if (step === "map") {
    const lacking = missing(mapping, what.fields);
    return (
      <>
        <Button onClick={state.back}>Elegir otro archivo</Button>
        <Button variant="primary" disabled={lacking.length > 0} onClick={() => void state.test()}>
          Probar
        </Button>
      </>
    );
  }
  if (step === "check") {
    const more = allowDuplicates ? (total?.duplicates.length ?? 0) : 0;
    const count = (total?.accepted ?? 0) + more;
    return (
      <>
        <Button onClick={state.back}>Volver a las columnas</Button>
        <Button variant="primary" disabled={count === 0} onClick={() => void state.save()}>
          {count === 0
            ? "Nada para importar"
            : `Importar ${count} ${count === 1 ? what.kind.one : what.kind.many}`}
        </Button>
      </>
    );
  }
  if (step === "done" && total && total.created.length > 0) {
    return (
      <>
        <Button onClick={() => void state.undo()}>Deshacer la importación</Button>
        <Button variant="primary" onClick={onClose}>
          Listo
        </Button>
      </>
    );
  }
  return close;
}
