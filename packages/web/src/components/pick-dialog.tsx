import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { useOnceRead } from "~/lib/use-once-read";
import { Dialog } from "./ui/dialog";
import { Input } from "./ui/input";

export type Pickable = { _id: string; label: string; aside?: string | null };

type PickDialogProps = {
  title: string;
  /** What is searched: «carátula o número». */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  options: readonly Pickable[];
  /** The options are not yet those of the text. */
  isReading: boolean;
  /** The texts for a search without results, and for nothing to choose from. */
  nothing: string;
  none?: string;
  onPick: (id: string) => void;
  /** Creates one with the name that was typed. */
  onCreate?: (name: string) => void;
  onClose: () => void;
  footer?: React.ReactNode;
};

/** Chooses one record among those that match a text. Enter takes the first, or else creates one. */
export function PickDialog(props: PickDialogProps) {
  const {
    title,
    placeholder,
    text,
    onText,
    options,
    isReading,
    onPick,
    onCreate,
    onClose,
    footer,
  } = props;
  const [first] = options;
  const typed = text.trim();
  const word = typed === "" ? props.none : !onCreate && props.nothing;
  // The first of the text before would be another record.
  const enter = useOnceRead(isReading, () => {
    if (first) onPick(first._id);
    else if (typed !== "") onCreate?.(typed);
  });
  return (
    <Dialog open onOpenChange={onClose} title={title} size="sm" footer={footer}>
      <form
        className="relative mb-3"
        onSubmit={(event) => {
          event.preventDefault();
          enter.ask();
        }}
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
        />
        <Input
          autoFocus
          autoComplete="off"
          aria-label={placeholder}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            enter.forget();
            onText(event.target.value);
          }}
          className="ps-9"
        />
      </form>
      {options.length === 0 && word && <p className="py-6 text-center text-ink-soft">{word}</p>}
      <ul className="-mx-2">
        {options.map(({ _id, label, aside }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => onPick(_id)}
              className="block min-h-10 w-full rounded-sm px-2 py-2 text-start hover:bg-wash"
            >
              <span className="block break-words">{label}</span>
              {aside && <span className="block text-ink-faint text-sm">{aside}</span>}
            </button>
          </li>
        ))}
        {onCreate && typed !== "" && (
          <li>
            <button
              type="button"
              onClick={() => onCreate(typed)}
              className="flex min-h-10 w-full items-center gap-2 rounded-sm px-2 py-2 text-start hover:bg-wash"
            >
              <Plus aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <span className="min-w-0 break-words">{`Crear «${typed}»`}</span>
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  );
}

/** The state of a picker: whether it is open, and the text being typed. */
export function usePicker() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  return {
    open,
    text,
    onText: setText,
    start: () => {
      setText("");
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
