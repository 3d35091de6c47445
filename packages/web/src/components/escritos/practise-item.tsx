import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { ScrollText } from "lucide-react";
import { MenuItem } from "~/components/ui/menu";
import { useNewEscrito } from "~/lib/escritos/use-new-escrito";

/** The model of the writ that presents a settlement. */
const PRACTISE = "practica-liquidacion";

type PractiseItemProps = { calculator: Pick<Calculator, "_id" | "folderId"> };

/** Drafts the writ that presents a saved calculation in its case, with its sheet, and opens it. */
export function PractiseItem({ calculator: { _id, folderId } }: PractiseItemProps) {
  const { write } = useNewEscrito();
  if (!folderId) return null;
  const practise = () => void write({ folderId, templateId: PRACTISE, calculatorId: _id });
  return (
    <MenuItem onSelect={practise}>
      <ScrollText aria-hidden /> Practicar liquidación
    </MenuItem>
  );
}
