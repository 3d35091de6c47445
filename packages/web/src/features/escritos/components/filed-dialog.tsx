import { readClock } from "@foja/core/kernel/clock-text.rules";
import { startOfDay } from "@foja/core/kernel/zone.rules";
import type { Escrito, EscritoStatus } from "@foja/core/practice/escritos/escrito.schema";
import { type FormEvent, useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { TextField } from "~/components/ui/text-field";
import { TimeField } from "~/components/ui/time-field";
import { messageOf } from "~/lib/api/messages";
import { problemOf } from "~/lib/files/choice";
import { toIsoDate } from "~/lib/local-date";
import { uploadReceipt } from "../api/escritos";

type FiledDialogProps = {
  escrito: Pick<Escrito, "title" | "folderId">;
  onFile: (status: EscritoStatus, given: object) => Promise<boolean>;
  onClose: () => void;
};

/** When and how a writ was filed: its receipt is kept with it. */
export function FiledDialog({ escrito, onFile, onClose }: FiledDialogProps) {
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = filedIn(new FormData(event.currentTarget), file);
    if ("refusal" in read) return setRefusal(read.refusal);
    setBusy(true);
    try {
      const documentId = file ? await uploadReceipt(file, escrito.folderId) : null;
      const number = read.number || (documentId && "Sin número");
      const receipt = number ? { number, documentId } : null;
      const given = { ...(read.filedAt && { filedAt: read.filedAt }), receipt };
      if (await onFile("presentado", given)) onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title="Presentado"
      description={`«${escrito.title}» queda guardado como se presentó: después no se puede cambiar.`}
      action="Guardar presentación"
      busyLabel="Guardando…"
      busy={busy}
      refusal={refusal}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Número de constancia"
        name="number"
        hint="El que da el portal. Puede quedar vacío."
        autoComplete="off"
        maxLength={80}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="Día" name="day" leaning="back" hint="Vacío: ahora." />
        <TimeField label="Hora" name="hour" />
      </div>
      <TextField
        label="Archivo de la constancia"
        type="file"
        hint="PDF o imagen. Queda como documento de la causa."
        className="[&_input]:py-1.5"
        onChange={({ target }) => setFile(target.files?.[0])}
      />
    </FormDialog>
  );
}

type Filed = { number: string; filedAt: string | undefined };

/** What was typed: the number, and the instant in the zone of the practice. */
function filedIn(form: FormData, file: File | undefined): Filed | { refusal: string } {
  const problem = file && problemOf(file);
  if (problem) return { refusal: problem };
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const number = text("number");
  if (text("day") === "") return { number, filedAt: undefined };
  const day = toIsoDate(text("day"), "back");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { refusal: "Día: escribí una fecha válida." };
  const clock = text("hour") === "" ? "00:00" : readClock(text("hour"));
  if (!clock) return { refusal: "Hora: escribí una hora válida, como 9:30." };
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const at = Date.parse(startOfDay(day)) + (hours * 60 + minutes) * 60_000;
  return { number, filedAt: new Date(at).toISOString() };
}
