import { fold } from "@foja/core/kernel/text.rules";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { cn } from "~/lib/cn";
import { useOnceRead } from "~/lib/use-once-read";
import { Field, type FieldShell } from "./field";
import { IconButton } from "./icon-button";
import { controlClass } from "./input";

export type ComboOption = { _id: string; label: string; aside?: string | null };

/** `isReading`: it is not known yet which options there are. */
export type ComboOptions = { options: readonly ComboOption[]; isReading: boolean };

type ComboProps = {
  /** The text of the chosen option; empty for none. */
  value: string;
  placeholder?: string;
  /** The name of the list: «Causas». */
  listLabel: string;
  /** A hook: the options that match a text, read once the list is open. */
  useOptions: (text: string, open: boolean) => ComboOptions;
  onTake: (option: ComboOption) => void;
  /** Creates one with the name that was typed; without it, one can only choose. */
  onCreate?: (name: string) => void;
};

type ComboFieldProps = FieldShell &
  ComboProps & {
    id?: string;
    /** The label of the button that clears it. */
    clearLabel: string;
    onClear: () => void;
  };

/** Chooses an option by any part of its name: typed, reached with the arrows, taken with Enter. */
export function ComboField(props: ComboFieldProps) {
  const { label, error, hint, className, id, clearLabel, onClear, ...combo } = props;
  return (
    <Field {...{ label, error, hint, className, id }}>
      {(control) => (
        <span className="relative block">
          <Combobox {...combo} control={control} />
          {combo.value && (
            <IconButton
              label={clearLabel}
              size="sm"
              className="absolute inset-y-0 end-1.5 my-auto"
              onClick={onClear}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </span>
      )}
    </Field>
  );
}

/** The id of the option that creates one; no record has such an id. */
const CREATE = "+";

/** No option is active. */
const NONE = -1;

/** The text being typed; a value chosen elsewhere replaces it. */
function useText(value: string) {
  const [shown, setShown] = useState(value);
  const [text, setText] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  return [text, setText] as const;
}

function Combobox(props: ComboProps & { control: { id: string } }) {
  const { value, placeholder, listLabel, useOptions, onTake, onCreate, control } = props;
  const list = useId();
  const [text, setText] = useText(value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const { options: found, isReading } = useOptions(text === value ? "" : text, open);
  const typed = text.trim();
  const isNew = typed !== "" && typed !== value;
  const create = onCreate && isNew && { _id: CREATE, label: typed };
  const options = create ? [...found, create] : found;

  const close = () => {
    setOpen(false);
    setActive(NONE);
    setText(value);
  };
  const take = (option: ComboOption) => {
    setOpen(false);
    setActive(NONE);
    setText(option.label);
    if (option._id === CREATE) onCreate?.(option.label);
    else onTake(option);
  };
  /**
   * A text that was typed and not chosen is the option of that name, or creates a record, if
   * possible; else it is dropped.
   */
  const leave = () => {
    const named = found.filter(({ label }) => fold(label) === fold(typed));
    const meant = named.length === 1 ? named[0] : create;
    if (open && isNew && meant) take(meant);
    else close();
  };
  const enter = useOnceRead(isReading, () => {
    const chosen = options[active];
    if (open && chosen) take(chosen);
  });
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setActive(Math.min(active + 1, options.length - 1)) : setOpen(true)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => options[active] && take(options[active]),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open && event.key !== "ArrowDown") return;
    // Before the options are known, Enter would submit the text without one, or create another.
    if (event.key === "Enter" && isReading && isNew) {
      event.preventDefault();
      enter.ask();
      return;
    }
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    // Without an active option, Enter submits the form.
    if (!run || (event.key === "Enter" && !options[active])) return;
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
        aria-activedescendant={open && options[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onFocus={() => setOpen(true)}
        onBlur={leave}
        onChange={(event) => {
          enter.forget();
          setText(event.target.value);
          setActive(event.target.value.trim() === "" ? NONE : 0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        className={cn(controlClass, "h-10 pe-10")}
      />
      <Options {...{ list, listLabel, open, active, options }} onTake={take} />
    </>
  );
}

type OptionsProps = {
  list: string;
  listLabel: string;
  open: boolean;
  active: number;
  options: readonly ComboOption[];
  onTake: (option: ComboOption) => void;
};

function Options({ list, listLabel, open, active, options, onTake }: OptionsProps) {
  return (
    <div
      id={list}
      role="listbox"
      aria-label={listLabel}
      hidden={!open || options.length === 0}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-md border bg-sheet p-1 shadow-raised"
    >
      {options.map((option, index) => (
        <div
          key={option._id}
          id={`${list}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the input loses the focus, which would close the list.
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(option);
          }}
          className={cn(
            "flex min-h-8 cursor-pointer items-baseline gap-2 rounded-sm px-2.5 py-1.5",
            index === active && "bg-wash",
          )}
        >
          <Option option={option} />
        </div>
      ))}
    </div>
  );
}

function Option({ option: { _id, label, aside } }: { option: ComboOption }) {
  if (_id === CREATE) {
    return (
      <>
        <Plus aria-hidden className="size-3.5 shrink-0 self-center text-ink-faint" />
        <span className="min-w-0 break-words">{`Crear «${label}»`}</span>
      </>
    );
  }
  return (
    <>
      <span className="min-w-0 break-words">{label}</span>
      {aside && <span className="ms-auto shrink-0 text-ink-faint text-sm">{aside}</span>}
    </>
  );
}
