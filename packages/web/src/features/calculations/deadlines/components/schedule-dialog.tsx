import { quantityText } from "@foja/core/law/deadlines/quick.rules";
import { dueText } from "@foja/core/law/deadlines/text.rules";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { FormDialog } from "~/components/form-dialog";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { useChosenCase } from "~/features/calculations/shared/hooks/use-chosen-case";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { refreshSession } from "~/lib/session/session";
import { type ScheduledDeadline, scheduleDeadline } from "../api/deadline-calls";
import { refreshAgenda } from "../api/refresh";
import type { ComputedDeadline } from "../hooks/use-deadline";

type ScheduleProps = {
  computed: ComputedDeadline;
  folder: FolderChoice | null;
  /** The name of the usual deadline, if it is one. */
  title: string;
  onScheduled: (done: ScheduledDeadline) => void;
  onClose: () => void;
};

/** Adds a deadline to the agenda: its title and its case. */
export function ScheduleDialog({ computed, folder, title, onScheduled, onClose }: ScheduleProps) {
  const cache = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [chosen, choose] = useChosenCase(folder);
  const [refusal, setRefusal] = useState<{ path: string; message: string }>();
  const [busy, setBusy] = useState(false);
  const { variables, result } = computed;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    setBusy(true);
    try {
      const given = { title: text("title"), description: text("description") || null };
      const json = { variables, ...given, folderId: chosen?._id ?? null };
      const done = await scheduleDeadline(json, key);
      await Promise.all([refreshAgenda(cache), refreshSession()]);
      onScheduled(done);
    } catch (error) {
      // A refused call created nothing: the next try has another key.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        setKey(crypto.randomUUID());
      }
      if (showPlanRestriction(error)) onClose();
      else setRefusal(faultOf(error));
    }
    setBusy(false);
  };

  const due = result.vencimiento ?? result.notificado;
  const at = (path: string) => (refusal?.path === path ? refusal.message : undefined);
  return (
    <FormDialog
      title="Agendar el vencimiento"
      description={`Vence el ${dueText(due)}. Queda como una tarea con su conteo: se ve en la agenda, el calendario y la causa.`}
      action="Agendar"
      busyLabel="Agendando…"
      busy={busy}
      refusal={at("")}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Título"
        name="title"
        required
        autoFocus
        maxLength={200}
        autoComplete="off"
        defaultValue={title || `Vence plazo de ${lengthOf(computed)}`}
        error={at("title")}
      />
      <FolderPicker label="Causa" value={chosen} onChange={choose} error={at("folderId")} />
      <TextareaField
        label="Descripción"
        name="description"
        maxLength={1500}
        error={at("description")}
      />
    </FormDialog>
  );
}

const lengthOf = ({ variables: { cantidad = 0, unidad = "habiles" } }: ComputedDeadline) =>
  quantityText(cantidad, unidad);

const FIELDS = ["title", "folderId", "description"];

/** The error of a field, if the form has it; else the sentence for the whole form. */
function faultOf(error: unknown) {
  const [detail] = error instanceof ApiError ? (error.body.details ?? []) : [];
  if (detail && FIELDS.includes(detail.path)) return detail;
  return { path: "", message: messageOf(error) };
}
