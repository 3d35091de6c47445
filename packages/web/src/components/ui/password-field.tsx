import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field, type FieldShell } from "./field";
import { IconButton } from "./icon-button";
import { Input } from "./input";

/** A labelled password with a button that shows what was typed. */
export function PasswordField(props: FieldShell & ComponentProps<"input">) {
  const { label, error, hint, className, id, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, error, hint, className, id }}>
      {(control) => (
        <span className="relative block">
          <Input
            autoComplete="current-password"
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className="pe-11"
          />
          <IconButton
            label={shown ? "Ocultar contraseña" : "Mostrar contraseña"}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute end-0.5 top-0.5"
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
