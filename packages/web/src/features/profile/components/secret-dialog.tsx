import { Copy } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { copyText } from "~/lib/copy-text";

type SecretDialogProps = { title: string; about: string; secret: string; onClose: () => void };

/** A secret that cannot be shown again. */
export function SecretDialog({ title, about, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      modal="required"
      size="sm"
      title={title}
      description={about}
      footer={
        <Button variant="primary" onClick={onClose}>
          Ya lo guardé
        </Button>
      }
    >
      <p className="break-all rounded-md border bg-wash px-4 py-3 font-mono text-sm">{secret}</p>
      <Button size="sm" className="mt-4" onClick={() => void copyText(secret, "Copiado")}>
        <Copy aria-hidden /> Copiar
      </Button>
    </Dialog>
  );
}
