import type { PublicType } from "@foja/core/agenda/booking/page.schema";
import { type FormEvent, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { type FieldError, FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { type Details, faultsOf, lateText, needsPhone } from "../lib/booking-words";
import { QuestionField } from "./question-field";

type DetailsStepProps = {
  kind: PublicType;
  /** When it begins, UTC ISO. */
  start: string;
  details: Details;
  onDetails: (details: Details) => void;
  refusal: string | undefined;
  busy: boolean;
  onSend: (website: string) => void;
};

/** The visitor's details, and the practice's questions. */
export function DetailsStep(props: DetailsStepProps) {
  const { kind, start, details, onDetails, refusal, busy, onSend } = props;
  const prefix = useId();
  const [sent, setSent] = useState(false);
  const [website, setWebsite] = useState("");
  const faults = sent ? faultsOf(details, kind) : {};
  const idOf = (name: string) => `${prefix}-${name}`;
  const field = (name: "name" | "email" | "phone") => ({
    id: idOf(name),
    error: faults[name],
    value: details[name],
    onChange: (event: { target: { value: string } }) =>
      onDetails({ ...details, [name]: event.target.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(faultsOf(details, kind));
    if (first) document.getElementById(idOf(first))?.focus();
    else onSend(website);
  };
  const listed: FieldError[] = Object.entries(faults).map(([name, message]) => ({
    id: idOf(name),
    message,
  }));
  const late = lateText(kind, start, Date.now());
  const byPhone = needsPhone(kind.place);
  return (
    <form noValidate onSubmit={send} className="max-w-xl space-y-5">
      <FormErrorSummary message={refusal} fields={listed.length > 1 ? listed : []} />
      {late && <p className="rounded-md bg-warn-wash px-4 py-3">{late}</p>}
      <TextField
        label="Nombre y apellido"
        required
        autoComplete="name"
        maxLength={160}
        {...field("name")}
      />
      <TextField
        label="E-mail"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint="Te mandamos un código para confirmar que es tuyo."
        {...field("email")}
      />
      <TextField
        label={byPhone ? "Teléfono" : "Teléfono (opcional)"}
        required={byPhone}
        type="tel"
        autoComplete="tel"
        maxLength={60}
        {...field("phone")}
      />
      {kind.questions.map((question) => (
        <QuestionField
          key={question._id}
          id={idOf(question._id)}
          question={question}
          error={faults[question._id]}
          value={details.answers[question._id]}
          onChange={(answer) =>
            onDetails({ ...details, answers: { ...details.answers, [question._id]: answer } })
          }
        />
      ))}
      <Trap value={website} onChange={setWebsite} />
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel="Un momento…">
        Continuar
      </Button>
    </form>
  );
}

/** Hidden from people and from the keyboard: only a bot fills it in. */
const Trap = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <div aria-hidden className="sr-only">
    <label>
      Sitio web
      <input
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  </div>
);
