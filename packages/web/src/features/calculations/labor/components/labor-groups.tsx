import type { ReactNode } from "react";
import { Summary } from "~/components/ui/summary";
import type { LaborFormState } from "../hooks/use-labor-form";
import { contextOf, type FieldDef } from "../lib/field";
import { fieldsOf, GROUPS, PAY } from "../lib/labor-fields";
import { saidIn } from "../lib/labor-form";
import { ConceptsFields } from "./concepts-fields";
import { LaborField } from "./labor-field";

/** The groups of the form: those that every settlement needs are open, the others folded. */
export function LaborGroups({ state }: { state: LaborFormState }) {
  const context = contextOf(state.form.values);
  return (
    <div
      key={state.edition}
      className="space-y-4 max-sm:[&_:is(input,select,textarea,button,summary)]:scroll-mb-28"
    >
      {GROUPS.map((group) => {
        const fields = fieldsOf(group, context);
        if (fields.length === 0) return null;
        const filled = fields.filter((field) => isFilled(state, field)).length;
        return (
          <Section
            key={group.title}
            title={group.title}
            open={group.open || filled > 0}
            filled={group.open ? 0 : filled}
          >
            {fields.map((field) => (
              <LaborField key={field.path} {...{ field, state }} />
            ))}
            {group.title === PAY && !context.builder && (
              <ConceptsFields state={state} exit={state.form.values.fechaEgreso ?? ""} />
            )}
          </Section>
        );
      })}
    </div>
  );
}

/** Whether a field has a value other than its default. */
function isFilled({ form }: LaborFormState, field: FieldDef): boolean {
  const plain = saidIn({ ...form, values: {} }, field);
  const value = saidIn(form, field);
  return value !== plain && !(field.kind === "toggle" && value === "no" && plain === "");
}

type SectionProps = { title: string; open: boolean; filled: number; children: ReactNode };

function Section({ title, open, filled, children }: SectionProps) {
  return (
    <details open={open} className="group/fold rounded-md border bg-sheet">
      <Summary className="min-h-12 rounded-md px-5 py-2 hover:bg-wash">
        <h2 className="flex-1 font-semibold">{title}</h2>
        {filled > 0 && (
          <span className="text-ink-faint text-sm">
            {filled === 1 ? "1 dato" : `${filled} datos`}
          </span>
        )}
      </Summary>
      <div className="grid gap-x-5 gap-y-5 border-t p-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}
