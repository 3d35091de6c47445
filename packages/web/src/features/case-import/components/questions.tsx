import { OUT } from "@foja/core/practice/case-lists/court-of.rules";
import type { Doubt } from "@foja/core/practice/case-lists/found-case.rules";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/select-field";
import { counted, formatNumber } from "~/lib/format";
import type { Question } from "../lib/list-view";

type QuestionsProps = {
  questions: readonly Question[];
  onAnswer: (key: string, value: string) => void;
};

/** The questions of a list: one answer serves every case that asks the same. */
export function Questions({ questions, onAnswer }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label="Preguntas" className="rounded-md border bg-sheet">
      <h2 className="border-b px-5 py-3 font-semibold">
        {counted(questions.length, "pregunta", "preguntas")} antes de traerlas
      </h2>
      <ul className="divide-y">
        {questions.map(({ doubt, count, example }) => (
          <li key={doubt.key} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <p>
                {textOf(doubt, count)}
                {count > 1 && (
                  <span className="text-ink-soft"> ({formatNumber(count)} causas)</span>
                )}
              </p>
              <p className="truncate text-ink-faint text-sm">
                {count > 1 && "Por ejemplo: "}
                {example.row.text}
              </p>
            </div>
            {/* Each row has its own numbers: one answer does not serve them all. */}
            {doubt.kind === "numbers" && count > 1 ? (
              <p className="text-ink-soft text-sm">Elegilo en cada una, en «Para mirar».</p>
            ) : (
              <Answers {...{ doubt, count, onAnswer }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const textOf = ({ text, many }: Doubt, count: number) => (count > 1 ? (many ?? text) : text);

type AnswersProps = Pick<QuestionsProps, "onAnswer"> & { doubt: Doubt; count: number };

const FEW = 5;

/** The answers of a question: buttons, or a list where there are many. */
export function Answers({ doubt, count, onAnswer }: AnswersProps) {
  const all = count > 1 ? ` (en las ${count})` : "";
  const direct = doubt.options.filter(({ value }) => !value.startsWith("department"));
  const listed = doubt.options.filter((option) => !direct.includes(option));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {listed.length > 0 && (
        <Select
          aria-label={`${textOf(doubt, count)} ${counted(count, "causa", "causas")}`}
          placeholder="Elegí el departamento"
          options={listed}
          value=""
          className="w-56"
          onChange={({ target }) => onAnswer(doubt.key, target.value)}
        />
      )}
      {direct.slice(0, FEW + 1).map(({ label, value }) => (
        <Button
          key={value}
          size="sm"
          variant={value === OUT.value ? "quiet" : "secondary"}
          aria-label={`${label}: ${textOf(doubt, count)}${all}`}
          onClick={() => onAnswer(doubt.key, value)}
        >
          {label}
          {all}
        </Button>
      ))}
    </div>
  );
}
