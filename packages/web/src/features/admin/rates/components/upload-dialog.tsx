import type { SeriesStanding, UploadResult } from "@foja/core/law/rates/rate.schema";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { counted } from "~/lib/format";
import { notify } from "~/lib/notify";
import { refreshRates, uploadSeries } from "../api/series";
import { headingOf } from "../lib/words";
import { UploadReport } from "./upload-report";

type DialogProps = { series: SeriesStanding; onClose: () => void };

/** Uploads a CSV for a series: first shows what it would change, row by row; then applies it. */
export function UploadDialog({ series, onClose }: DialogProps) {
  const cache = useQueryClient();
  const formId = useId();
  const [csv, setCsv] = useState("");
  const [fuente, setFuente] = useState("");
  const [report, setReport] = useState<UploadResult>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isReady =
    report !== undefined && report.errors.length === 0 && report.added + report.revised > 0;

  const send = async (dryRun: boolean) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const did = await uploadSeries(series.key, { csv, dryRun, ...(fuente && { fuente }) });
      if (dryRun) setReport(did);
      else {
        notify.success(counted(did.added, "valor agregado", "valores agregados"));
        await refreshRates(cache);
        onClose();
      }
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };
  const write = (text: string) => {
    setCsv(text);
    setReport(undefined);
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} disabled={csv.trim() === ""} busy={busy}>
        Probar
      </Button>
      <Button variant="primary" disabled={!isReady} busy={busy} onClick={() => void send(false)}>
        Cargar
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={`Cargar ${series.label}`} footer={footer}>
      <form
        id={formId}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send(true);
        }}
      >
        <FileInput onRead={write} />
        <TextareaField
          label="Filas del CSV"
          value={csv}
          spellCheck={false}
          className="font-mono"
          onChange={({ target }) => write(target.value)}
          hint={`Una por línea, como ${headingOf(series)}. Fechas 31/05/2026 o 2026-05-31; meses 05/2026.`}
        />
        <TextField
          label="Fuente"
          value={fuente}
          maxLength={200}
          autoComplete="off"
          hint="De dónde salen los valores: queda en el registro."
          onChange={({ target }) => setFuente(target.value)}
        />
        {refusal && (
          <p role="alert" className="text-danger">
            {refusal}
          </p>
        )}
        {report && <UploadReport report={report} />}
      </form>
    </Dialog>
  );
}

function FileInput({ onRead }: { onRead: (text: string) => void }) {
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onRead(await file.text());
  };
  return (
    <label className="block font-medium">
      Archivo CSV
      <input
        type="file"
        accept=".csv,.txt,text/csv"
        className="mt-1.5 block w-full font-normal text-sm"
        onChange={(event) => void read(event)}
      />
    </label>
  );
}
