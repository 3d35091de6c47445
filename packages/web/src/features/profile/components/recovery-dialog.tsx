import { Copy, Download } from "lucide-react";
import { Button, buttonClass } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { copyText } from "~/lib/copy-text";

type RecoveryDialogProps = { codes: string[]; onClose: () => void };

const HEAD = "Códigos de recuperación de Foja. Cada uno sirve una sola vez.";

/** The ten recovery codes, which cannot be shown again. */
export function RecoveryDialog({ codes, onClose }: RecoveryDialogProps) {
  const text = `${HEAD}\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      open
      modal="required"
      size="sm"
      title="Guardá tus códigos de recuperación"
      description="Se muestran esta única vez; los que tenías antes ya no sirven. Guardalos donde guardás lo importante, no en el mismo teléfono."
      footer={
        <Button variant="primary" onClick={onClose}>
          Ya los guardé
        </Button>
      }
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-6 gap-y-1.5 rounded-md border bg-wash px-5 py-4">
        {codes.map((code) => (
          <li key={code} className="font-mono tabular-nums">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copyText(text, "Códigos copiados")}>
          <Copy aria-hidden /> Copiar
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="foja-codigos-de-recuperacion.txt"
          className={buttonClass({ size: "sm" })}
        >
          <Download aria-hidden /> Bajar
        </a>
      </div>
    </Dialog>
  );
}
