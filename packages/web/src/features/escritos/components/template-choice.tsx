import type { EscritoTemplate } from "@foja/core/practice/escrito-templates/template.schema";
import { cn } from "~/lib/cn";

type TemplateChoiceProps = {
  templates: readonly EscritoTemplate[];
  value: string | undefined;
  onChoose: (template: EscritoTemplate) => void;
};

/** Chooses one of the templates; those of Foja are models that a lawyer checks. */
export const TemplateChoice = ({ templates, value, onChoose }: TemplateChoiceProps) => (
  <fieldset>
    <legend className="mb-1.5 font-medium">Modelo</legend>
    <div className="grid max-h-80 gap-2 overflow-y-auto p-0.5 sm:grid-cols-2">
      {templates.map((template) => (
        <label
          key={template._id}
          className={cn(
            "flex cursor-pointer gap-3 rounded-md border px-3 py-2.5",
            template._id === value
              ? "border-accent bg-accent-wash"
              : "border-line-strong hover:bg-wash",
          )}
        >
          <input
            type="radio"
            name="template"
            checked={template._id === value}
            onChange={() => onChoose(template)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="block font-medium">{template.title}</span>
            <span className="block text-ink-soft text-sm">
              {template.about}
              {template.shipped ? "" : " Modelo del estudio."}
            </span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
