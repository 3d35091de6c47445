import { briefText } from "@foja/core/law/calculation/brief.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import type {
  Calculator,
  ComputeCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { Copy, FileDown } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import type { Aside } from "~/features/calculations/shared/lib/together";
import { copyText } from "~/lib/copy-text";
import type { FolderChoice } from "../../../../components/folder-picker";
import { usePdf } from "../hooks/use-pdf";
import { SaveDialog } from "./save-dialog";

type ActionsProps = {
  /** The calculation on screen, which the server computes again before it is saved or printed. */
  computed: ComputeCalculator;
  sheet: Sheet;
  /** The saved calculation that is being edited, if it is one. */
  saved?: Calculator | null;
  /** The case it is for, if the screen was opened from one. */
  folder?: FolderChoice | null;
  /** The scenarios set aside, which can be saved with it. */
  aside?: readonly Aside[];
  /** The form has errors: there is nothing to save. */
  disabled?: boolean;
  /** Saving is not the screen's main action. */
  secondary?: boolean;
  /** `left` are the labels of the scenarios set aside that were not saved. */
  onSaved?: (calculator: Calculator, left: string[]) => void;
};

/** The actions on a result: save it in a case, print it, copy it for a brief. */
export function CalculationActions({ computed, sheet, saved, folder, ...rest }: ActionsProps) {
  const { aside, disabled, secondary, onSaved } = rest;
  const [saving, setSaving] = useState(false);
  const pdf = usePdf();
  const caratula = saved?.folderName ?? folder?.folderName;
  const about = { caratula, description: saved?.description };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={secondary ? "secondary" : "primary"}
        disabled={disabled}
        onClick={() => setSaving(true)}
      >
        {saved ? "Guardar cambios" : "Guardar"}
      </Button>
      <Button
        disabled={disabled}
        busy={pdf.busy}
        busyLabel="Preparando…"
        onClick={() => pdf.save(computed, sheet, about)}
      >
        <FileDown aria-hidden />
        PDF
      </Button>
      <Button
        disabled={disabled}
        onClick={() => void copyText(briefText(sheet), "Copiado para pegar en el escrito")}
      >
        <Copy aria-hidden />
        Copiar para el escrito
      </Button>
      {saving && (
        <SaveDialog
          {...{ computed, saved, folder, aside }}
          onSaved={(calculator, left) => {
            setSaving(false);
            onSaved?.(calculator, left);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}
