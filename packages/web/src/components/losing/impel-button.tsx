import { ScrollText } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { createEscrito } from "~/lib/escritos/calls";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";

/** The model of the writ that asks for what is pending to be decided. */
const IMPELS = "pronto-despacho";

type ImpelButtonProps = { folderId: string; folderName: string };

/** Drafts the writ that impels a case, with its data, and opens it. */
export function ImpelButton({ folderId, folderName }: ImpelButtonProps) {
  const navigate = useNavigate();
  const mayWrite = useMay("write");
  const key = useRef(crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  if (!mayWrite) return null;
  const impel = async () => {
    setBusy(true);
    try {
      const wanted = { folderId, templateId: IMPELS };
      navigate(paths.escritos.one((await createEscrito(wanted, key.current))._id));
    } catch (error) {
      notify.error(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      busy={busy}
      busyLabel="Redactando…"
      aria-label={`Impulsar ${folderName}`}
      onClick={() => void impel()}
    >
      <ScrollText aria-hidden /> Impulsar
    </Button>
  );
}
