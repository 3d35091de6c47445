import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { clockIn } from "~/lib/slots/zone-words";

type CodeStepProps = {
  email: string;
  /** Until when the time is held (ISO instant), and the visitor's zone. */
  expiresAt: string;
  zone: string;
  refusal: string | undefined;
  busy: boolean;
  onSend: (code: string) => void;
  onBack: () => void;
};

/** The step of the e-mailed code: it proves the address and books the time. */
export function CodeStep(props: CodeStepProps) {
  const { email, expiresAt, zone, refusal, busy, onSend, onBack } = props;
  const [code, setCode] = useState("");
  const [short, setShort] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\D/g, "");
    setShort(digits.length !== 6);
    if (digits.length === 6) onSend(digits);
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="max-w-md space-y-5">
      <FormErrorSummary message={refusal} />
      <p className="text-ink-soft text-lg">
        Mandamos un código a <strong className="break-words font-medium text-ink">{email}</strong>.
        Te guardamos el horario hasta las {clockIn(zone, expiresAt)}.
      </p>
      <CodeField
        label="Código de 6 números"
        sends
        value={code}
        error={short ? "Escribí los seis números del correo" : undefined}
        hint="Si no llega en un minuto, mirá en correo no deseado."
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel="Confirmando…">
          Confirmar el turno
        </Button>
        <Button size="lg" variant="quiet" onClick={onBack}>
          Corregir mis datos
        </Button>
      </div>
    </form>
  );
}
