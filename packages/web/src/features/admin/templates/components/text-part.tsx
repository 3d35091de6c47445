import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "~/components/ui/checkbox";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import type { TemplateEditor } from "../hooks/use-template-editor";
import { previewOf } from "../lib/preview";

/** The plain text of an e-mail: made from the blocks, unless it was edited. */
export function TextPart({ editor: { draft, faults, set } }: { editor: TemplateEditor }) {
  const { isTextEdited, text } = draft;
  const { data, error } = useQuery(previewOf({ ...draft, isTextEdited: false }, ""));
  return (
    <div className="space-y-4">
      <Checkbox
        label="Escribir el texto plano a mano"
        checked={isTextEdited}
        onChange={({ target }) =>
          set({ isTextEdited: target.checked, text: target.checked ? (data?.plain ?? "") : "" })
        }
      />
      <TextareaField
        label="Texto plano"
        hint="Lo que leen los programas que no muestran HTML. El pie con el aviso legal se agrega solo."
        rows={14}
        readOnly={!isTextEdited}
        value={isTextEdited ? text : (data?.plain ?? "")}
        error={faults.text ?? (error ? messageOf(error) : undefined)}
        onChange={({ target }) => set({ text: target.value })}
      />
    </div>
  );
}
