import { TextareaField, TextField } from "~/components/ui/text-field";
import type { TemplateEditor } from "../hooks/use-template-editor";
import { VariableField } from "./variable-field";

/** The name of a template, its subject, and the preview text of the mailbox. */
export function HeadFields({ editor: { draft, faults, set } }: { editor: TemplateEditor }) {
  return (
    <div className="space-y-4">
      <TextField
        label="Nombre"
        hint="Lo ve solo la administración."
        value={draft.name}
        error={faults.name}
        autoComplete="off"
        onChange={({ target }) => set({ name: target.value })}
      />
      <VariableField
        label="Asunto"
        value={draft.subject}
        error={faults.subject}
        onChange={(subject) => set({ subject })}
      />
      <VariableField
        label="Vista previa"
        hint="La línea que la bandeja muestra después del asunto."
        value={draft.preheader}
        error={faults.preheader}
        onChange={(preheader) => set({ preheader })}
      />
    </div>
  );
}

type HtmlFieldProps = { value: string; error?: string; onChange: (value: string) => void };

/** The body of a template without blocks. */
export const HtmlField = ({ value, error, onChange }: HtmlFieldProps) => (
  <TextareaField
    label="Cuerpo en HTML"
    hint="Esta plantilla llegó como HTML. Al guardar queda solo lo que un mail admite."
    rows={16}
    className="font-mono"
    spellCheck={false}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);
