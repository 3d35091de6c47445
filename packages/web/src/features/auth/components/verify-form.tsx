import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { safeFrom } from "~/lib/session/guards";
import { openSession } from "~/lib/session/session";
import { resendCode, verifyCode } from "../api/codes";
import { carry } from "../hooks/use-carried-code";
import { useFrom } from "../hooks/use-from";
import { ResendButton } from "./resend-button";

const schema = () =>
  import("@foja/core/accounts/auth/auth.schema").then((schemas) => schemas.verifyCode);

/** The code that verifies the e-mail address; the right one signs in where it was registered. */
export function VerifyForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const from = useFrom();
  const form = useSchemaForm(schema, { email, code: "" });
  const { refusal, submit } = useSend(form, {
    send: (values) => verifyCode(values),
    onDone: (entry, { code }) => {
      if ("needsPassword" in entry) {
        const state = carry(code);
        return navigate(paths.auth.resetPassword(email, from), { replace: true, state });
      }
      openSession(entry);
      notify.success("Cuenta verificada con éxito");
      return navigate(safeFrom(from), { replace: true });
    },
  });

  const onSubmit = (event: FormEvent) => void submit(event);
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <FormErrorSummary message={refusal} />
      <CodeField label="Código de 6 números" autoFocus sends {...form.field("code")} />
      <Button
        type="submit"
        variant="primary"
        className="h-10 w-full"
        busy={form.busy}
        busyLabel="Verificando…"
      >
        Verificar
      </Button>
      <div className="text-center">
        <ResendButton send={() => resendCode(email)} done="Te enviamos otro código" waitFirst />
      </div>
    </form>
  );
}
