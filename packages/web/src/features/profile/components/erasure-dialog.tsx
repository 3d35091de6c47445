import type { OwnHand } from "@foja/core/accounts/auth/own-hand.schema";
import type { User } from "@foja/core/accounts/users/user.schema";
import { type FormEvent, useId } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PasswordField } from "~/components/ui/password-field";
import { TextField } from "~/components/ui/text-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { askErasure } from "../api/own-data";

const schema = () =>
  import("@foja/core/accounts/auth/own-hand.schema").then((module) => module.ownHand);
const empty: OwnHand = { password: "", email: "" };

type ErasureDialogProps = { user: User; onClose: () => void };

/** Says what is erased, what stays, when, and how to cancel; then asks for proof of identity. */
export function ErasureDialog({ user, onClose }: ErasureDialogProps) {
  const formId = useId();
  const form = useSchemaForm<OwnHand>(schema, empty);
  const { refusal, submit } = useSend(form, {
    send: ({ password, email }) => askErasure(user.hasPassword ? { password } : { email }),
    onDone: ({ message }) => {
      notify.success(message);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Borrar mi cuenta"
      description="Leé esto antes: pasados los 5 días no hay manera de volver atrás."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={form.busy}
            busyLabel="Enviando…"
          >
            Borrar mi cuenta
          </Button>
        </>
      }
    >
      <WhatHappens />
      <form
        id={formId}
        noValidate
        className="mt-5 space-y-4"
        onSubmit={(event: FormEvent) => void submit(event)}
      >
        <FormErrorSummary message={refusal} fields={[]} />
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        {user.hasPassword ? (
          <PasswordField label="Tu contraseña" {...form.field("password")} />
        ) : (
          <TextField
            label="El e-mail de tu cuenta"
            hint="Entrás con Google y no tenés contraseña: escribí tu e-mail para confirmar."
            type="email"
            autoComplete="email"
            {...form.field("email")}
          />
        )}
      </form>
    </Dialog>
  );
}

const FACTS = [
  [
    "Qué se borra",
    "Causas, contactos, tareas, agenda, cálculos, cuentas, archivos, turnos, consultas a soporte y tu cuenta. Se cancela el plan sin devolución de lo ya pagado, y se devuelve el permiso de Google Calendar; los eventos que ya están en tu Google quedan ahí.",
  ],
  [
    "Qué queda",
    "Las facturas que ARCA autorizó, que la ley 11.683 (artículo 33) manda conservar diez años: solo el comprobante, sin tu cuenta. Y la constancia de que la cuenta se borró, sin datos tuyos. Las copias de seguridad se van solas en 35 días.",
  ],
  [
    "Cuándo",
    "A los 5 días, dentro del plazo de la ley 25.326 (artículo 16). Hasta entonces todo sigue funcionando.",
  ],
  [
    "Cómo deshacerlo",
    "Con «No borrar mi cuenta», en esta misma página, en cualquier momento de esos 5 días.",
  ],
] as const;

const WhatHappens = () => (
  <dl className="space-y-3">
    {FACTS.map(([term, fact]) => (
      <div key={term}>
        <dt className="font-medium">{term}</dt>
        <dd className="text-ink-soft">{fact}</dd>
      </div>
    ))}
  </dl>
);
