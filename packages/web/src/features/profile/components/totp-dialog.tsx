import { Copy } from "lucide-react";
import { type FormEvent, useId, useMemo, useState } from "react";
import { encode } from "uqr";
import { FormDialog } from "~/components/form-dialog";
import { Button } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { messageOf } from "~/lib/api/messages";
import { copyText } from "~/lib/copy-text";
import { qrPath } from "~/lib/qr";
import { confirmTotp } from "../api/factors";

type TotpDialogProps = {
  url: string;
  secret: string;
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
};

/** The QR for the authenticator application, and the first code, which confirms it. */
export function TotpDialog({ url, secret, onConfirmed, onClose }: TotpDialogProps) {
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      onConfirmed((await confirmTotp(code)).recoveryCodes);
    } catch (error) {
      setCode("");
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title="Activar códigos"
      description="Abrí la aplicación en tu teléfono y leé este código QR con ella."
      action="Confirmar"
      busyLabel="Confirmando…"
      {...{ busy, refusal, onSubmit, onClose }}
    >
      <Qr text={url} />
      <div>
        <p className="text-ink-soft text-sm">
          ¿No podés leerlo? Escribí esta clave en la aplicación:
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <code className="break-all font-mono text-sm">
            {secret.replace(/(.{4})(?!$)/g, "$1 ")}
          </code>
          <Button size="sm" onClick={() => void copyText(secret, "Clave copiada")}>
            <Copy aria-hidden /> Copiar
          </Button>
        </p>
      </div>
      <CodeField
        label="Código de tu aplicación"
        hint="Los 6 números que muestra ahora para Foja."
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormDialog>
  );
}

function Qr({ text }: { text: string }) {
  const qr = useMemo(() => encode(text, { ecc: "M", border: 4 }), [text]);
  const title = useId();
  return (
    <svg
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-labelledby={title}
      className="mx-auto w-52 rounded-sm border bg-white"
      shapeRendering="crispEdges"
    >
      <title id={title}>Código QR para tu aplicación de códigos</title>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={qrPath(qr.data)} fill="#000" />
    </svg>
  );
}
