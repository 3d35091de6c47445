import { Copy } from "lucide-react";
import { useId, useMemo } from "react";
import { encode } from "uqr";
import { FormDialog } from "~/components/form-dialog";
import { Button } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { messageOf } from "~/lib/api/messages";
import { copyText } from "~/lib/copy-text";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
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
  const form = useSchemaForm<{ code: string }>(undefined, { code: "" });
  const { refusal, submit } = useSend(form, {
    send: ({ code }) => confirmTotp(code),
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    refusalOf: (error) => {
      form.setValue("code", "");
      return messageOf(error);
    },
  });
  return (
    <FormDialog
      title="Activar códigos"
      description="Abrí la aplicación en tu teléfono y leé este código QR con ella."
      action="Confirmar"
      busyLabel="Confirmando…"
      busy={form.busy}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
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
        {...form.field("code")}
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
