import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { Summary } from "~/components/ui/summary";
import { cn } from "~/lib/cn";
import { type Group, shownIn } from "./basis";
import type { Calculator } from "./calculator";
import type { AnyField, Form, FormState } from "./field";
import { FieldInput } from "./field-input";
import { saidIn } from "./form";
import { RowsEditor } from "./rows-editor";
import type { CalculationState } from "./use-calculation";

type GroupsProps = { calculator: Calculator; state: CalculationState };

/** The groups of a calculator's form; a group without any field that applies is left out. */
export function FieldGroups({
  calculator: { groups, contextOf, start, long },
  state,
}: GroupsProps) {
  const context = contextOf?.(state.form) ?? state.form;
  return (
    <div
      key={state.edition}
      className={cn(
        "min-w-0 space-y-4",
        long && "max-sm:[&_:is(input,select,textarea,button,summary)]:scroll-mb-28",
      )}
    >
      {groups.map((group) => {
        const fields = shownIn(group, context);
        if (fields.length === 0) return null;
        const filled = fields.filter((field) => isFilled(state.form, field, start)).length;
        return (
          <Frame key={group.title} {...{ group, filled }}>
            {fields.map((field) => (
              <AnyInput key={field.path} {...{ field, state }} />
            ))}
            {group.Foot && <group.Foot state={state} />}
          </Frame>
        );
      })}
    </div>
  );
}

/** Whether a field has a value other than its default. */
function isFilled({ values }: Form, field: AnyField, start: Form["values"] = {}): boolean {
  if (field.kind === "rows") return false;
  const [plain, value] = [saidIn(start, field), saidIn(values, field)];
  return value !== plain && !(field.kind === "toggle" && value === "no" && plain === "");
}

/** The input of a field of the form itself, or the editor of a list. */
export function AnyInput({ field, state }: { field: AnyField; state: FormState }) {
  if ("Editor" in field) return <field.Editor state={state} />;
  if (field.kind === "rows") return <RowsEditor list={field} state={state} />;
  const place = {
    values: state.form.values,
    visitor: state.visitor,
    error: state.faultAt(field.path),
    onPut: (value: string, anew?: boolean) => state.put(field.path, value, anew),
    onLeave: () => state.touch(field.path),
  };
  return <FieldInput {...{ field, place }} />;
}

type FrameProps = { group: Group; filled: number; children: ReactNode };

function Frame({ group: { title, frame, open = false, silent }, filled, children }: FrameProps) {
  if (frame === "card") {
    return (
      <Card title={title}>
        <div className="grid gap-5 sm:grid-cols-2">{children}</div>
      </Card>
    );
  }
  return (
    <details open={open || filled > 0} className="group/fold rounded-md border bg-sheet">
      <Summary className="min-h-12 rounded-md px-5 py-2 hover:bg-wash">
        <h2 className="flex-1 font-semibold">{title}</h2>
        {!open && !silent && filled > 0 && (
          <span className="text-ink-faint text-sm">
            {filled === 1 ? "1 dato" : `${filled} datos`}
          </span>
        )}
      </Summary>
      <div className="grid gap-5 border-t p-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}
