import type { Question } from "@foja/core/agenda/booking/booking.schema";
import { TextareaField } from "~/components/ui/text-field";

type Answer = string | boolean;

type QuestionFieldProps = {
  id: string;
  question: Question;
  error: string | undefined;
  value: Answer | undefined;
  onChange: (answer: Answer) => void;
};

/** A question of the practice: a text, or one of a few options. */
export function QuestionField(props: QuestionFieldProps) {
  const { id, question, error, value, onChange } = props;
  const { kind, options, required } = question;
  if (kind !== "text") {
    const choices: [Answer, string][] =
      kind === "yesno"
        ? [
            [true, "Sí"],
            [false, "No"],
          ]
        : options.map((option) => [option, option]);
    return <Choices {...props} choices={choices} />;
  }
  return (
    <TextareaField
      {...{ id, error, required }}
      label={labelOf(question)}
      maxLength={1000}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type ChoicesProps = QuestionFieldProps & { choices: [Answer, string][] };

function Choices({ id, question, error, value, onChange, choices }: ChoicesProps) {
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
    >
      <legend className="mb-1.5 font-medium">{labelOf(question)}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([answer, label], i) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-sheet px-4 has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              // The error of the question links to its first option.
              id={i === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const labelOf = ({ label, required }: Question) => (required ? label : `${label} (opcional)`);
