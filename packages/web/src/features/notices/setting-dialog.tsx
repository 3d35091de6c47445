import { KINDS, type Told, wordsOf } from "@foja/core/sharing/notices/kinds.rules";
import type { NoticeSetting } from "@foja/core/sharing/notices/settings.schema";
import { FormDialog } from "~/components/form-dialog";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { changeNoticeSetting } from "./notices";

/** What is written where a notice has its own. */
const SAMPLE: Told = {
  ...{ causa: "Pérez c/ Gómez", fecha: "30/11/2026", hora: "10:00" },
  ...{ lugar: "Lavalle 1554", importe: "$ 150.000,00" },
};

type SettingDialogProps = {
  setting: NoticeSetting;
  onSaved: (saved: NoticeSetting) => void;
  onClose: () => void;
};

/** Changes what is told of a kind, and whether it goes out alone. */
export function SettingDialog({ setting, onSaved, onClose }: SettingDialogProps) {
  const { kind, name, usual, variables, mayGoAlone } = setting;
  const form = useSchemaForm<{ text: string; alone: boolean }>(undefined, {
    ...{ text: setting.text ?? usual, alone: setting.alone },
  });
  const text = form.watch("text").trim();
  const { refusal, submit } = useSend(form, {
    send: (values) => {
      const own = values.text.trim() === usual ? null : values.text;
      return changeNoticeSetting(kind, { text: own, ...(mayGoAlone && { alone: values.alone }) });
    },
    onDone: ({ setting: saved }) => {
      notify.success("Guardado");
      onSaved(saved);
    },
    refusalOf: (error) => (form.applyServerErrors(error) ? undefined : messageOf(error)),
  });
  return (
    <FormDialog
      title={name}
      action="Guardar"
      busyLabel="Guardando…"
      busy={form.busy}
      {...{ refusal, faults: form.faults, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <TextareaField
        label="Lo que va a leer el cliente"
        hint={`Podés usar ${variables.map((one) => `{${one}}`).join(", ")}. Si a un aviso le falta alguno, sale con las palabras de Foja.`}
        rows={4}
        maxLength={1000}
        {...form.field("text")}
      />
      {KINDS[kind].sides && text !== usual && (
        <p className="text-ink-soft text-sm">
          Con palabras propias, el cliente lee lo mismo sea la parte que sea. Las de Foja cambian
          según a quién representás.
        </p>
      )}
      {text !== usual && (
        <Button size="sm" onClick={() => form.setValue("text", usual, { shouldDirty: true })}>
          Volver a las palabras de Foja
        </Button>
      )}
      <p className="rounded-md bg-wash p-3">
        <span className="block text-ink-soft text-sm">Por ejemplo</span>
        <span className="whitespace-pre-line break-words">
          {wordsOf(kind, SAMPLE, { own: text })}
        </span>
      </p>
      {mayGoAlone ? (
        <div>
          <Checkbox label="Que salga solo" {...form.field("alone")} />
          <p className="mt-1 text-ink-soft text-sm">
            Llega al cliente sin que nadie lo apruebe. En una causa reservada espera igual en «Para
            avisar».
          </p>
        </div>
      ) : (
        <p className="text-ink-soft">Habla de dinero: siempre lo aprueba una persona.</p>
      )}
    </FormDialog>
  );
}
