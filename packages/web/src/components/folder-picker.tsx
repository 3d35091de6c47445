import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { cn } from "~/lib/cn";
import { useFolderChoices } from "~/lib/use-folder-choices";
import { Field, type FieldShell } from "./ui/field";
import { IconButton } from "./ui/icon-button";
import { controlClass } from "./ui/input";

export type FolderChoice = { _id: string; folderName: string };

type PickerProps = FieldShell & {
  value: FolderChoice | null;
  onChange: (folder: FolderChoice | null) => void;
};

/** Chooses a case by any part of its name: typed, walked with the arrows, taken with Enter. */
export function FolderPicker({ value, onChange, ...shell }: PickerProps) {
  return (
    <Field {...shell}>
      {(control) => (
        <span className="relative block">
          <Combobox key={value?._id ?? ""} {...{ value, onChange, control }} />
          {value && (
            <IconButton
              label="Quitar la causa"
              size="sm"
              className="absolute inset-y-0 end-1.5 my-auto"
              onClick={() => onChange(null)}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </span>
      )}
    </Field>
  );
}

type ComboboxProps = Pick<PickerProps, "value" | "onChange"> & { control: { id: string } };

function Combobox({ value, onChange, control }: ComboboxProps) {
  const list = useId();
  const [text, setText] = useState(value?.folderName ?? "");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const choices = useFolderChoices(text, open);

  const close = () => {
    setOpen(false);
    setText(value?.folderName ?? "");
  };
  const take = (folder: FolderChoice) => {
    setText(folder.folderName);
    setOpen(false);
    onChange(folder);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setActive(Math.min(active + 1, choices.length - 1)) : setOpen(true)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => choices[active] && take(choices[active]),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open && event.key !== "ArrowDown") return;
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  };

  return (
    <>
      <input
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && choices[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        placeholder="Ninguna"
        value={text}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        className={cn(controlClass, "h-10 pe-10")}
      />
      <Choices {...{ list, open, active, choices }} onTake={take} />
    </>
  );
}

type ChoicesProps = {
  list: string;
  open: boolean;
  active: number;
  choices: readonly FolderChoice[];
  onTake: (folder: FolderChoice) => void;
};

function Choices({ list, open, active, choices, onTake }: ChoicesProps) {
  return (
    <div
      id={list}
      role="listbox"
      aria-label="Causas"
      hidden={!open || choices.length === 0}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-md border bg-sheet p-1 shadow-raised"
    >
      {choices.map((folder, index) => (
        <div
          key={folder._id}
          id={`${list}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the input loses the focus, and with it the list.
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(folder);
          }}
          className={cn(
            "min-h-8 cursor-pointer break-words rounded-sm px-2.5 py-1.5",
            index === active && "bg-wash",
          )}
        >
          {folder.folderName}
        </div>
      ))}
    </div>
  );
}
