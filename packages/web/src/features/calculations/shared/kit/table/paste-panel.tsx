import { useMemo, useState } from "react";
import { Button } from "~/components/ui/button";
import { TextareaField } from "~/components/ui/text-field";
import type { Row } from "../field";
import { readPasted } from "./pasted";
import { type TableDef, unreadText } from "./table-def";

type PanelProps = { table: TableDef; onRead: (rows: Row["values"][]) => void };

const MOST_SHOWN = 5;

/** A place for the cells of a spreadsheet: says what was understood before it is taken. */
export function PastePanel({ table: { columns, counted }, onRead }: PanelProps) {
  const [text, setText] = useState("");
  const { rows, unread } = useMemo(() => readPasted(text, columns), [text, columns]);
  const named = columns.map(({ label }) => label.toLocaleLowerCase("es-AR")).join(", ");
  return (
    <div className="space-y-3 rounded-md border bg-wash/50 p-3">
      <TextareaField
        label="Celdas de la planilla"
        hint={`Copiá las columnas en Excel o Sheets y pegalas acá: ${named}, en cualquier orden.`}
        value={text}
        autoFocus
        spellCheck={false}
        className="[&_textarea]:max-h-48 [&_textarea]:font-mono [&_textarea]:text-sm"
        onChange={({ target }) => setText(target.value)}
      />
      {unread.length > 0 && (
        <div role="status" className="text-sm text-warn">
          <p>{unreadText(unread.length)}</p>
          <ul>
            {unread.slice(0, MOST_SHOWN).map(({ line, text: own }) => (
              <li key={line}>
                Línea {line}: «{own.slice(0, 80)}»
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button size="sm" variant="primary" disabled={rows.length === 0} onClick={() => onRead(rows)}>
        {rows.length === 0 ? "Cargar" : `Cargar ${counted(rows.length)}`}
      </Button>
    </div>
  );
}
