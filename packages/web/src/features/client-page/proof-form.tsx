import { useState } from "react";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { askForCode, proveBy } from "./calls";

type ProofFormProps = {
  token: string;
  /** By what the client can prove who they are: `digits`, `code`. */
  ways: readonly { path: string }[];
  onProved: () => void;
};

/** Asks a client, once on each device, to prove who they are. */
export function ProofForm({ token, ways, onProved }: ProofFormProps) {
  const has = (path: string) => ways.some((way) => way.path === path);
  const [byCode, setByCode] = useState(!has("digits"));
  const [told, setTold] = useState<string>();
  const form = useSchemaForm<{ typed: string }>(undefined, { typed: "" });
  const { refusal, submit } = useSend(form, {
    send: ({ typed }) => proveBy(token, byCode ? { code: typed.trim() } : { digits: typed.trim() }),
    onDone: onProved,
    refusalOf: messageOf,
  });
  const mail = async () => {
    try {
      setTold((await askForCode(token)).message);
      setByCode(true);
    } catch (error) {
      setTold(messageOf(error));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <h1 className="font-semibold text-xl">Confirmá quién sos</h1>
      <p className="text-ink-soft">
        {byCode
          ? "Escribí el código de seis números que te llega por e-mail cuando lo pedís."
          : "Escribí los últimos cuatro números de tu documento. Lo preguntamos una vez en cada teléfono o computadora."}
      </p>
      <FormErrorSummary message={refusal} />
      <TextField
        label={byCode ? "Código" : "Últimos cuatro números de tu documento"}
        inputMode="numeric"
        autoComplete={byCode ? "one-time-code" : "off"}
        maxLength={byCode ? 6 : 4}
        autoFocus
        {...form.field("typed")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Viendo…">
          Ver mi caso
        </Button>
        {has("code") && (
          <Button onClick={() => void mail()}>
            {byCode ? "Mandame el código" : "Prefiero un código por e-mail"}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-ink-soft">
        {told}
      </p>
    </form>
  );
}
