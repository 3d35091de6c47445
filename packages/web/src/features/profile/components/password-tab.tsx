import type { FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PasswordField } from "~/components/ui/password-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { useSession } from "~/lib/session/session";
import { changePassword } from "../api/change-password";
import { OwnEmailCard } from "./own-email-card";

const schema = () =>
  import("@foja/core/accounts/users/user.schema").then((module) => module.changePassword);
const empty = { currentPassword: "", newPassword: "" };

/** With what the person signs in: the e-mail, and the password or how to set a first one. */
export function PasswordTab() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="space-y-6">
      <OwnEmailCard />
      <Card title="Contraseña">
        {user.hasPassword ? <ChangePassword email={user.email} /> : <FirstPassword />}
      </Card>
    </div>
  );
}

function ChangePassword({ email }: { email: string }) {
  const form = useSchemaForm<typeof empty>(schema, empty);
  const { refusal, submit } = useSend(form, {
    send: (values) => changePassword(values),
    onDone: ({ message }) => {
      form.reset(empty);
      notify.success(message);
    },
  });

  return (
    <form
      onSubmit={(event: FormEvent) => void submit(event)}
      noValidate
      className="max-w-md space-y-5"
    >
      <FormErrorSummary message={refusal} fields={form.faults.length > 1 ? form.faults : []} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField label="Contraseña actual" {...form.field("currentPassword")} />
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        hint="8 caracteres o más. Una frase larga es mejor que símbolos raros."
        {...form.field("newPassword")}
      />
      <p className="text-ink-soft">Al cambiarla se cierran tus sesiones en otros dispositivos.</p>
      <Button type="submit" variant="primary" busy={form.busy} busyLabel="Guardando…">
        Cambiar la contraseña
      </Button>
    </form>
  );
}

function FirstPassword() {
  return (
    <p className="max-w-lg text-ink-soft">
      Entrás con Google, así que tu cuenta no tiene contraseña. Si querés una, cerrá la sesión y
      pedí restablecerla con tu e-mail desde la pantalla de ingreso: el código llega a tu correo.
    </p>
  );
}
