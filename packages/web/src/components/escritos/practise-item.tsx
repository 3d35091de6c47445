import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { ScrollText } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { MenuItem } from "~/components/ui/menu";
import { messageOf } from "~/lib/api/messages";
import { createEscrito } from "~/lib/escritos/calls";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";

/** The model of the writ that presents a settlement. */
const PRACTISE = "practica-liquidacion";

type PractiseItemProps = { calculator: Pick<Calculator, "_id" | "folderId"> };

/** Drafts the writ that presents a saved calculation in its case, with its sheet, and opens it. */
export function PractiseItem({ calculator: { _id, folderId } }: PractiseItemProps) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  if (!folderId) return null;
  const practise = async () => {
    const wanted = { folderId, templateId: PRACTISE, calculatorId: _id };
    try {
      navigate(paths.escritos.one((await createEscrito(wanted, key.current))._id));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <MenuItem onSelect={() => void practise()}>
      <ScrollText aria-hidden /> Practicar liquidación
    </MenuItem>
  );
}
