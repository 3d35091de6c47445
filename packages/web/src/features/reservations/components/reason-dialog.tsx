import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { TextareaField } from "~/components/ui/text-field";

type ReasonDialogProps = {
  what: "reject" | "cancel";
  name: string;
  busy: boolean;
  onDecide: (reason: string) => void;
  onClose: () => void;
};

const WORDS = {
  reject: {
    title: "Rechazar la cita",
    action: "Rechazar",
    text: "El horario queda libre y le avisamos por correo a",
  },
  cancel: {
    title: "Cancelar la cita",
    action: "Cancelar la cita",
    text: "Sale del calendario, el horario queda libre y le avisamos por correo a",
  },
};

/** Declines or cancels an appointment, with an optional reason. */
export function ReasonDialog({ what, name, busy, onDecide, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const { title, action, text } = WORDS[what];
  return (
    <FormDialog
      title={title}
      description={`${text} ${name}.`}
      action={action}
      busy={busy}
      busyLabel="Un momento…"
      size="sm"
      onSubmit={(event) => {
        event.preventDefault();
        onDecide(reason.trim());
      }}
      onClose={onClose}
    >
      <TextareaField
        label="Motivo (opcional)"
        hint="Lo lee el cliente en el correo."
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
