import { fold } from "@foja/core/kernel/text.rules";
import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Field, type FieldShell } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { toTags } from "~/lib/tags";

type TagsFieldProps = FieldShell & { value: string; onChange: (text: string) => void };

/** Labels: Enter or a comma ends one, Backspace in an empty input removes the last one. */
export function TagsField({ value, onChange, ...shell }: TagsFieldProps) {
  const [typed, setTyped] = useState("");
  const tags = toTags(value);
  const write = (next: readonly string[]) => onChange(next.join(", "));

  const add = (text: string) => {
    const known = new Set(tags.map(fold));
    const fresh = toTags(text).filter((tag) => !known.has(fold(tag)));
    if (fresh.length > 0) write([...tags, ...fresh]);
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ends = (event.key === "Enter" && typed.trim() !== "") || event.key === ",";
    if (ends) {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && tags.length > 0) {
      write(tags.slice(0, -1));
    }
  };

  return (
    <Field hint="Enter o una coma termina cada una." {...shell}>
      {(control) => (
        <>
          {tags.length > 0 && (
            <ul aria-label={shell.label} className="mb-2 flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag} className="flex items-center rounded-sm bg-wash ps-2 text-sm">
                  {tag}
                  <button
                    type="button"
                    aria-label={`Quitar ${tag}`}
                    onClick={() => write(tags.filter((one) => one !== tag))}
                    className="grid size-6 place-items-center rounded-sm text-ink-soft hover:text-ink"
                  >
                    <X aria-hidden className="size-3.5" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Input
            {...control}
            value={typed}
            maxLength={40}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
          />
        </>
      )}
    </Field>
  );
}
