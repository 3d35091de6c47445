import { FolderOpen, Paperclip, SendHorizontal, X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ChooseFiles } from "~/components/files/choose-files";
import { DraftedFiles } from "~/components/files/drafted-files";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { IconButton } from "~/components/ui/icon-button";
import { Textarea } from "~/components/ui/input";
import type { Drafted } from "~/lib/files/use-drafted-files";
import { outbox } from "../hooks/outbox";
import { useSendWithFiles } from "../hooks/use-send-with-files";
import { mentionAt, mentionable, mentionedIn } from "../lib/words";
import { MentionList, optionId } from "./mention-list";

type Person = { _id: string; name: string };

type ComposerProps = {
  to: string;
  /** Who may be mentioned: the readers of the conversation, except the writer. */
  people: readonly Person[];
  /** The files of the message being written. */
  drafted: Drafted;
  /** Called while a message is being typed. */
  onWriting: () => void;
  /** Moves the focus to the last message. */
  onUp: () => void;
};

/** The input of a message. Enter sends it; Shift+Enter begins a new line. */
export function Composer({ to, people, drafted, onWriting, onUp }: ComposerProps) {
  const [text, setText] = useState("");
  const [caret, setCaret] = useState(0);
  const [folder, setFolder] = useState<FolderChoice | null>(null);
  const [linking, setLinking] = useState(false);
  const [chosen, setChosen] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const mention = mentionAt(text, caret);
  const offered = mention ? mentionable(people, mention.sought).slice(0, 6) : [];
  const active = Math.min(chosen, offered.length - 1);
  const withFiles = useSendWithFiles(text, drafted.files);
  const isEmpty = text.trim() === "" && drafted.files.length === 0;

  async function send() {
    if (isEmpty || withFiles.busy) return;
    const message = {
      ...{ to, text: text.trim(), folderId: folder?._id ?? null },
      mentions: mentionedIn(text, people),
    };
    if (drafted.files.length === 0) {
      outbox().add({ ...message, key: crypto.randomUUID(), at: new Date().toISOString() });
    } else if (!(await withFiles.send(message))) {
      return;
    }
    drafted.sent(drafted.files);
    setText("");
    setFolder(null);
    setLinking(false);
    area.current?.focus();
  }

  function take({ name }: Person) {
    if (!mention) return;
    const before = `${text.slice(0, mention.at)}@${name} `;
    // The caret must be behind the name before the next key is pressed.
    flushSync(() => {
      setText(before + text.slice(caret));
      setCaret(before.length);
      setChosen(0);
    });
    area.current?.setSelectionRange(before.length, before.length);
  }

  /** Whether a key was meant for the list of people. */
  function choose(key: string, person: Person): boolean {
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (step) setChosen((active + step + offered.length) % offered.length);
    else if (key === "Enter" || key === "Tab") take(person);
    else if (key === "Escape") setCaret(0);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, nativeEvent } = event;
    const person = offered[active];
    const isUp = key === "ArrowUp" && text === "";
    const isSent = key === "Enter" && !shiftKey && !nativeEvent.isComposing;
    const chose = person !== undefined && choose(key, person);
    if (chose || isUp || isSent) event.preventDefault();
    if (chose) return;
    if (isUp) onUp();
    if (isSent) void send();
  }

  return (
    <div className="relative border-t px-4 py-3 sm:px-5">
      <MentionList id={listId} people={offered} active={active} onTake={take} />
      {linking && (
        <div className="mb-2 flex items-end gap-2">
          <FolderPicker label="Causa" className="flex-1" value={folder} onChange={setFolder} />
          <IconButton
            label="No enlazar una causa"
            onClick={() => {
              setFolder(null);
              setLinking(false);
            }}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      )}
      <DraftedFiles drafted={drafted} />
      {withFiles.refused && (
        <p role="alert" className="mb-2 text-danger text-sm">
          {withFiles.refused}
        </p>
      )}
      <div className="flex items-end gap-1 sm:gap-2">
        <ChooseFiles onChoose={drafted.add}>
          {(open) => (
            <IconButton label="Adjuntar" className="size-10" onClick={open}>
              <Paperclip aria-hidden />
            </IconButton>
          )}
        </ChooseFiles>
        <IconButton
          label="Enlazar una causa"
          aria-pressed={linking}
          className="size-10"
          onClick={() => setLinking(!linking)}
        >
          <FolderOpen aria-hidden />
        </IconButton>
        <Textarea
          ref={area}
          rows={1}
          aria-label="Mensaje"
          placeholder="Escribí un mensaje"
          aria-controls={offered.length > 0 ? listId : undefined}
          aria-activedescendant={offered.length > 0 ? optionId(listId, active) : undefined}
          className="max-h-40 min-h-10! resize-none"
          maxLength={4000}
          readOnly={withFiles.busy}
          onPaste={(event) => {
            const { files, types } = event.clipboardData;
            // Text copied from a document also has a picture of itself.
            if (files.length === 0 || types.includes("text/plain")) return;
            event.preventDefault();
            drafted.add(files);
          }}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onWriting();
            setCaret(target.selectionStart);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label="Enviar"
          className="size-10 text-accent"
          disabled={isEmpty || withFiles.busy}
          aria-busy={withFiles.busy}
          onClick={() => void send()}
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
