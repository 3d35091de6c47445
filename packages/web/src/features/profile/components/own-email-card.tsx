import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CodeField } from "~/components/ui/code-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { setUser, useSession } from "~/lib/session/session";
import { askEmail, confirmEmail } from "../api/own-email";

const schemas = () => import("@foja/core/accounts/auth/own-email.schema");
const askSchema = () => schemas().then((module) => module.askEmail);
const confirmSchema = () => schemas().then((module) => module.confirmEmail);

/**
 * The address with which the person signs in, and changing it. The new one is in the page's address, so
 * that a reload and the letter's link come back to its code.
 */
export function OwnEmailCard() {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  if (!user) return null;
  // Null while nothing is being changed; empty while the new address is being typed.
  const given = query.get("email");
  const asked = given === user.email ? null : given;
  const setAsked = (email: string) => setQuery({ email }, { replace: true });
  const close = () => setQuery({}, { replace: true });
  return (
    <Card title="E-mail">
      <div className="max-w-md space-y-5">
        <p className="break-all">{user.email}</p>
        {asked === null && <Button onClick={() => setAsked("")}>Cambiar el e-mail</Button>}
        {asked === "" && <AskForm onAsked={setAsked} onCancel={close} />}
        {asked && <ConfirmForm email={asked} onDone={close} />}
      </div>
    </Card>
  );
}

type AskFormProps = { onAsked: (email: string) => void; onCancel: () => void };

function AskForm({ onAsked, onCancel }: AskFormProps) {
  const form = useSchemaForm(askSchema, { email: "" });
  const { refusal, submit } = useSend(form, {
    send: ({ email }) => askEmail(email),
    onDone: (_, { email }) => onAsked(email),
  });
  return (
    <form onSubmit={(event: FormEvent) => void submit(event)} noValidate className="space-y-5">
      <FormErrorSummary message={refusal} />
      <TextField
        label="E-mail nuevo"
        type="email"
        autoFocus
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="Ahí te mandamos un código. Hasta que lo escribas, nada cambia."
        {...form.field("email")}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Enviando…">
          Mandar el código
        </Button>
        <Button onClick={onCancel}>Cancelar</Button>
      </div>
    </form>
  );
}

function ConfirmForm({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useSchemaForm(confirmSchema, { email, code: "" });
  const { refusal, submit } = useSend(form, {
    send: (values) => confirmEmail(values),
    onDone: ({ user, message }) => {
      setUser(user);
      notify.success(message);
      onDone();
    },
  });
  return (
    <form onSubmit={(event: FormEvent) => void submit(event)} noValidate className="space-y-5">
      <FormErrorSummary message={refusal} />
      <CodeField
        label="Código de 6 números"
        autoFocus
        hint={`Lo mandamos a ${email}. Vale por 10 minutos.`}
        {...form.field("code")}
      />
      <p className="text-ink-soft">
        Al cambiarlo se cierran tus sesiones en otros dispositivos. Avisamos a tu e-mail de antes,
        desde donde se puede deshacer durante siete días.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Guardando…">
          Cambiar el e-mail
        </Button>
        <Button onClick={onDone}>Cancelar</Button>
      </div>
    </form>
  );
}
