import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Textarea } from "~/components/ui/input";

type EditBoxProps = { text: string; onSave: (text: string) => Promise<void>; onCancel: () => void };

/** Edits the text of a message in its place. */
export function EditBox({ text, onSave, onCancel }: EditBoxProps) {
  const [value, setValue] = useState(text);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const next = value.trim();
    if (next === "" || next === text) return onCancel();
    setBusy(true);
    await onSave(next);
    setBusy(false);
  };
  return (
    <div className="my-1 space-y-2">
      <Textarea
        aria-label="Texto del mensaje"
        autoFocus
        className="min-h-16!"
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") onCancel();
          if (event.key !== "Enter" || event.shiftKey) return;
          event.preventDefault();
          void save();
        }}
      />
      <div className="flex gap-2">
        <Button size="sm" variant="primary" busy={busy} onClick={() => void save()}>
          Guardar
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}
