import { Plus, X } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { IconButton } from "~/components/ui/icon-button";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import type { QuestionValues } from "../lib/kind-form";
import { QUESTION_OPTIONS } from "../lib/kind-options";

type QuestionFieldsProps = {
  questions: QuestionValues[];
  faults: Record<string, string>;
  idOf: (name: string) => string;
  onChange: (questions: QuestionValues[]) => void;
};

const MOST = 10;

/** The practice's questions to whoever books. */
export function QuestionFields({ questions, faults, idOf, onChange }: QuestionFieldsProps) {
  const set = (key: string, change: Partial<QuestionValues>) =>
    onChange(questions.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const add = () =>
    onChange([
      ...questions,
      {
        key: crypto.randomUUID(),
        _id: undefined,
        label: "",
        kind: "text",
        options: "",
        required: false,
      },
    ]);
  return (
    <div className="space-y-4">
      {questions.map((question, i) => (
        <fieldset key={question.key} className="space-y-3 border-line-strong border-s-2 ps-4">
          <legend className="sr-only">Pregunta {i + 1}</legend>
          <div className="flex items-end gap-2">
            <TextField
              label={`Pregunta ${i + 1}`}
              id={idOf(`questions.${i}.label`)}
              error={faults[`questions.${i}.label`]}
              maxLength={200}
              autoComplete="off"
              value={question.label}
              onChange={({ target }) => set(question.key, { label: target.value })}
              className="flex-1"
            />
            <IconButton
              label={`Quitar la pregunta ${i + 1}`}
              className="mb-0.5"
              onClick={() => onChange(questions.filter(({ key }) => key !== question.key))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
          <SelectField
            label="Se contesta con"
            options={QUESTION_OPTIONS}
            value={question.kind}
            onChange={({ target }) =>
              set(question.key, { kind: target.value as QuestionValues["kind"] })
            }
          />
          {question.kind === "choice" && (
            <TextareaField
              label="Opciones, una por línea"
              id={idOf(`questions.${i}.options`)}
              error={faults[`questions.${i}.options`]}
              rows={3}
              value={question.options}
              onChange={({ target }) => set(question.key, { options: target.value })}
            />
          )}
          <Checkbox
            label="Hay que contestarla"
            checked={question.required}
            onChange={({ target }) => set(question.key, { required: target.checked })}
          />
        </fieldset>
      ))}
      {questions.length < MOST && (
        <Button size="sm" onClick={add}>
          <Plus aria-hidden /> Agregar una pregunta
        </Button>
      )}
    </div>
  );
}
