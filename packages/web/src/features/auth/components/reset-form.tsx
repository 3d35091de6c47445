import type { RecentFactor } from "@foja/core/accounts/factors/factor.schema";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { StrengthHint } from "~/components/strength-hint";
import { Button } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PasswordField } from "~/components/ui/password-field";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { resetPassword, verifyResetCode } from "../api/codes";
import { useFrom } from "../hooks/use-from";
import { RecentFactors } from "./recent-factors";

const DONE = "Contraseña restablecida correctamente";

const schema = () =>
  import("@foja/core/accounts/auth/auth.schema").then((schemas) => schemas.resetPassword);

type ResetFormProps = {
  email: string;
  /** A code already verified on the screen before: the account gets its first password. */
  carried?: string;
};

/** The e-mailed code and the new password. The e-mail address is in the URL: F5 keeps it. */
export function ResetForm({ email, carried = "" }: ResetFormProps) {
  const navigate = useNavigate();
  const from = useFrom();
  const form = useSchemaForm(schema, { email, code: carried, newPassword: "" });
  const [refusal, setRefusal] = useState<string>();
  const [verified, setVerified] = useState(carried !== "");

  const [recent, setRecent] = useState<RecentFactor[]>([]);
  const latest = useRef(carried);

  const refuse = (error: unknown) => {
    if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
  };

  const verify = async (code: string) => {
    setVerified(false);
    latest.current = code;
    if (!/^\d{6}$/.test(code)) return;
    setRefusal(undefined);
    try {
      const { recentFactors } = await verifyResetCode({ email, code });
      if (latest.current !== code) return;
      form.clearErrors("code");
      setRecent(recentFactors);
      setVerified(true);
    } catch (error) {
      // An answer about a code that was changed meanwhile says nothing of this one.
      if (latest.current === code) refuse(error);
    }
  };

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await resetPassword(values);
      notify.success(carried ? "Tu cuenta está lista. Ingresá." : DONE);
      navigate(paths.auth.login(from), { replace: true });
    } catch (error) {
      refuse(error);
    }
  });

  const code = form.field("code");
  const onSubmit = (event: FormEvent) => void submit(event);
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <FormErrorSummary message={refusal} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <CodeField
        label="Código de 6 números"
        {...code}
        onChange={(event) => {
          void verify(event.target.value);
          return code.onChange(event);
        }}
        hint={
          verified ? (
            <span className="text-ok">Código verificado correctamente</span>
          ) : (
            "Vale por 10 minutos."
          )
        }
      />
      <PasswordField
        label={carried ? "Contraseña" : "Contraseña nueva"}
        {...form.field("newPassword")}
        autoComplete="new-password"
        hint={<StrengthHint password={form.watch("newPassword")} />}
      />
      <RecentFactors
        factors={recent}
        checked={form.watch("removeRecentFactors") ?? false}
        onChange={(checked) => form.setValue("removeRecentFactors", checked)}
      />
      <Button
        type="submit"
        variant="primary"
        className="h-10 w-full"
        busy={form.busy}
        busyLabel="Guardando…"
      >
        {carried ? "Guardar contraseña" : "Restablecer contraseña"}
      </Button>
    </form>
  );
}
