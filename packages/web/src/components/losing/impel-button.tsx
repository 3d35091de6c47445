import { ScrollText } from "lucide-react";
import { Button } from "~/components/ui/button";
import { useNewEscrito } from "~/lib/escritos/use-new-escrito";
import { useMay } from "~/lib/session/may";

/** The model of the writ that asks for what is pending to be decided. */
const IMPELS = "pronto-despacho";

type ImpelButtonProps = { folderId: string; folderName: string };

/** Drafts the writ that impels a case, with its data, and opens it. */
export function ImpelButton({ folderId, folderName }: ImpelButtonProps) {
  const mayWrite = useMay("write");
  const { busy, write } = useNewEscrito();
  if (!mayWrite) return null;
  return (
    <Button
      size="sm"
      busy={busy}
      busyLabel="Redactando…"
      aria-label={`Impulsar ${folderName}`}
      onClick={() => void write({ folderId, templateId: IMPELS })}
    >
      <ScrollText aria-hidden /> Impulsar
    </Button>
  );
}
