import type { Settings } from "@foja/core/money/issuers/settings.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { copyText } from "~/lib/copy-text";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { installCertificate, refreshSettings, requestCertificate } from "../api/invoices";

/** The certificate of ARCA: requested with a key that stays here, pasted once ARCA issues it. */
export function CertificateCard({ settings }: { settings: Settings }) {
  const { certificate } = settings;
  return (
    <Card title="Certificado de ARCA" actions={<State settings={settings} />}>
      <div className="space-y-6">
        {certificate.state !== "ready" && (
          <p className="text-ink-soft">
            Sin un certificado vigente, las facturas salen «Sin valor fiscal».
          </p>
        )}
        <RequestForm settings={settings} />
        {certificate.request && <InstallForm request={certificate.request} />}
      </div>
    </Card>
  );
}

function State({ settings: { certificate } }: { settings: Settings }) {
  const { state, validTo } = certificate;
  if (state === "ready" && validTo)
    return <Badge tone="ok">{`Vigente hasta el ${formatDay(validTo)}`}</Badge>;
  if (state === "expired") return <Badge tone="danger">Vencido</Badge>;
  if (state === "requested") return <Badge tone="warn">Falta el certificado</Badge>;
  return <Badge>Sin certificado</Badge>;
}

/** Sends a change of the certificate and shows its new state. */
function useSending(done: string) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: async () => {
      await refreshSettings(cache);
      notify.success(done);
    },
    onError: (error) => void notify.error(messageOf(error)),
  });
  return { send: mutate, busy: isPending };
}

function RequestForm({ settings }: { settings: Settings }) {
  const [alias, setAlias] = useState("foja");
  const { send, busy } = useSending("Pedido generado");
  const isFirst = settings.certificate.state === "none";
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send(() => requestCertificate(alias));
      }}
    >
      <TextField
        label="Nombre del certificado"
        className="min-w-40 flex-1"
        maxLength={50}
        value={alias}
        onChange={(event) => setAlias(event.target.value)}
      />
      <Button type="submit" busy={busy} busyLabel="Generando…" disabled={settings.version === 0}>
        {isFirst ? "Generar clave y pedido" : "Generar otro pedido"}
      </Button>
      {settings.version === 0 && (
        <p className="w-full text-ink-soft text-sm">Guardá primero tus datos de facturación.</p>
      )}
    </form>
  );
}

function InstallForm({ request }: { request: string }) {
  const [pem, setPem] = useState("");
  const { send, busy } = useSending("Certificado instalado");
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(() => installCertificate(pem));
      }}
    >
      <ol className="list-decimal space-y-1 ps-5 text-ink-soft">
        <li>Copiá el pedido y subilo en ARCA, en «Administración de Certificados Digitales».</li>
        <li>Asociá el certificado al servicio «Facturación Electrónica».</li>
        <li>Pegá acá el certificado que te da ARCA. La clave no sale de Foja.</li>
      </ol>
      <Button onClick={() => void copyText(request, "Pedido copiado")}>
        <Copy aria-hidden />
        Copiar el pedido
      </Button>
      <TextareaField
        label="Certificado"
        rows={5}
        dir="ltr"
        spellCheck={false}
        placeholder="-----BEGIN CERTIFICATE-----"
        value={pem}
        onChange={(event) => setPem(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={busy} disabled={pem.trim() === ""}>
        Instalar el certificado
      </Button>
    </form>
  );
}
