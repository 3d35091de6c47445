import { quantityText } from "@foja/core/law/deadlines/quick.rules";
import { dueText } from "@foja/core/law/deadlines/text.rules";
import { useQueryClient } from "@tanstack/react-query";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { FormDialog } from "~/components/form-dialog";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { useChosenCase } from "~/features/calculations/shared/hooks/use-chosen-case";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
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

type ScheduleValues = { title: string; description: string; folderId: string };

/** Adds a deadline to the agenda: its title and its case. */
export function ScheduleDialog({ computed, folder, title, onScheduled, onClose }: ScheduleProps) {
  const cache = useQueryClient();
  const [chosen, choose] = useChosenCase(folder);
  const { variables, result } = computed;
  const form = useSchemaForm<ScheduleValues>(undefined, {
    ...{ title: title || `Vence plazo de ${lengthOf(computed)}`, description: "", folderId: "" },
  });
  const { refusal, submit } = useSend(form, {
    send: (values, key) => {
      const description = values.description.trim() || null;
      const given = { title: values.title.trim(), description, folderId: chosen?._id ?? null };
      return scheduleDeadline({ variables, ...given }, key);
    },
    onDone: async (done) => {
      await Promise.all([refreshAgenda(cache), refreshSession()]);
      onScheduled(done);
    },
    refusalOf: (error) => {
      if (showPlanRestriction(error)) onClose();
      else if (!form.applyServerErrors(error)) return messageOf(error);
    },
  });
  const due = result.vencimiento ?? result.notificado;
  return (
    <FormDialog
      title="Agendar el vencimiento"
      description={`Vence el ${dueText(due)}. Queda como una tarea con su conteo: se ve en la agenda, el calendario y la causa.`}
      action="Agendar"
      busyLabel="Agendando…"
      busy={form.busy}
      refusal={refusal}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Título"
        required
        autoFocus
        maxLength={200}
        autoComplete="off"
        {...form.field("title")}
      />
      <FolderPicker
        label="Causa"
        value={chosen}
        onChange={choose}
        error={form.field("folderId").error}
      />
      <TextareaField label="Descripción" maxLength={1500} {...form.field("description")} />
    </FormDialog>
  );
}

const lengthOf = ({ variables: { cantidad = 0, unidad = "habiles" } }: ComputedDeadline) =>
  quantityText(cantidad, unidad);
