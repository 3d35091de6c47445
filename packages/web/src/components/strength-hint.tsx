import { cn } from "~/lib/cn";
import { passwordStrength, STRENGTHS } from "~/lib/password-strength";

const tones = ["bg-line-strong", "bg-danger", "bg-warn", "bg-ok", "bg-ok"];

/** The strength of the password being typed: in words, and as four short lines. */
export function StrengthHint({ password }: { password: string }) {
  if (password === "") return <>8 caracteres o más. Una frase larga es mejor que símbolos raros.</>;
  const strength = passwordStrength(password);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="flex w-24 gap-1">
        {STRENGTHS.slice(1).map((name, step) => (
          <span
            key={name}
            className={cn("h-1 flex-1 rounded-full", step < strength ? tones[strength] : "bg-line")}
          />
        ))}
      </span>
      <span>Contraseña {STRENGTHS[strength]}</span>
    </span>
  );
}
