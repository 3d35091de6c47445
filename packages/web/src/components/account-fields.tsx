import { Link } from "~/components/ui/link";
import type { FieldBinding } from "~/lib/forms/use-schema-form";
import { paths } from "~/lib/paths";
import { StrengthHint } from "./strength-hint";
import { PasswordField } from "./ui/password-field";
import { TextField } from "./ui/text-field";

type NameFieldsProps = Record<"firstName" | "lastName", FieldBinding>;

/** The first and last name of somebody who opens an account, where its form begins. */
export const NameFields = ({ firstName, lastName }: NameFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <TextField label="Nombre" autoFocus autoComplete="given-name" {...firstName} />
    <TextField label="Apellido" autoComplete="family-name" {...lastName} />
  </div>
);

type FirstPasswordFieldProps = {
  /** What is typed so far, whose strength is shown. */
  typed: string;
  field: FieldBinding;
};

/** The password of a new account. */
export const FirstPasswordField = ({ typed, field }: FirstPasswordFieldProps) => (
  <PasswordField
    label="Contraseña"
    {...field}
    autoComplete="new-password"
    hint={<StrengthHint password={typed} />}
  />
);

/** What is accepted with an account; `act` says by what: «Al crear la cuenta». */
export const TermsNote = ({ act }: { act: string }) => (
  <p className="text-ink-faint text-sm">
    {act} aceptás los{" "}
    <Link to={paths.site.terms} className="link">
      términos
    </Link>{" "}
    y la{" "}
    <Link to={paths.site.privacy} className="link">
      política de privacidad
    </Link>
    .
  </p>
);
