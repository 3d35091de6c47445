import { timeOf } from "@foja/core/kernel/zone.rules";
import { isChangeable } from "@foja/core/telling/chat/chat.rules";
import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { CircleCheckBig, Pencil, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { WriteToClients } from "~/components/write-to-clients";
import { cn } from "~/lib/cn";
import { formatMoment } from "~/lib/format";
import { useMay } from "~/lib/session/may";
import { EditBox } from "./edit-box";
import { LinkCard } from "./link-card";
import { MessageFiles } from "./message-files";
import { MessageText } from "./message-text";
import { Seal } from "./seal";

export type MessageActs = {
  edit: (chat: Chat, text: string) => Promise<unknown>;
  remove: (chat: Chat) => Promise<unknown>;
  toTask: (chat: Chat) => Promise<unknown>;
};

type MessageLineProps = {
  chat: Chat;
  author: string;
  /** Whether the author is named above it. */
  hasHead: boolean;
  isOwn: boolean;
  names: readonly string[];
  acts: MessageActs;
};

/** One message: its author and instant, its text, its linked records, and its actions. */
export function MessageLine({ chat, author, hasHead, isOwn, names, acts }: MessageLineProps) {
  const [editing, setEditing] = useState(false);
  const mayWrite = useMay("write");
  if (chat.deletedAt) {
    return (
      <Frame chat={chat} author={author} hasHead={hasHead}>
        <p className="text-ink-faint italic" title={formatMoment(chat.deletedAt)}>
          {isOwn ? "Eliminaste este mensaje" : `${author} eliminó este mensaje`}
        </p>
      </Frame>
    );
  }
  const change = isOwn && isChangeable(chat, Date.now());
  const can = { toTask: mayWrite, edit: change, remove: change };
  const edit = () => setEditing(true);
  return (
    <Frame
      chat={chat}
      author={author}
      hasHead={hasHead}
      onKeyDown={(event) => onKey(event, chat, can, { ...acts, edit })}
    >
      {editing ? (
        <EditBox
          text={chat.text}
          onCancel={() => setEditing(false)}
          onSave={async (text) => {
            await acts.edit(chat, text);
            setEditing(false);
          }}
        />
      ) : (
        <>
          {chat.text !== "" && (
            <MessageText text={chat.text} names={names} linked={chat.links.map(({ _id }) => _id)} />
          )}
          <MessageFiles chat={chat} />
          {chat.editedAt && <Edited chat={chat} />}
          {chat.client && <FromClient chat={chat} />}
          <div className="mt-1 flex flex-col gap-1 empty:hidden">
            {chat.links.map((link) => (
              <LinkCard key={link._id} link={link} />
            ))}
          </div>
          <Actions chat={chat} can={can} acts={{ ...acts, edit }} />
        </>
      )}
    </Frame>
  );
}

type FrameProps = {
  chat: Chat;
  author: string;
  hasHead: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: React.ReactNode;
};

function Frame({ chat, author, hasHead, onKeyDown, children }: FrameProps) {
  const time = timeOf(chat.createdAt);
  return (
    <article
      tabIndex={-1}
      data-number={chat.number}
      aria-label={`${author}, ${time}`}
      onKeyDown={onKeyDown}
      className={cn(
        "group relative flex gap-3 px-4 py-0.5 focus-visible:-outline-offset-2 hover:bg-wash sm:px-5",
        hasHead && "mt-3",
      )}
    >
      <div className="w-8 shrink-0">
        {hasHead ? (
          <Seal name={author} className="mt-0.5" />
        ) : (
          <time
            dateTime={chat.createdAt}
            className="invisible block pt-0.5 text-ink-faint text-xs tabular-nums group-hover:visible"
          >
            {time}
          </time>
        )}
      </div>
      <div className="min-w-0 flex-1">
        {hasHead && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{author}</span>
            <time dateTime={chat.createdAt} className="text-ink-faint text-xs tabular-nums">
              {time}
            </time>
          </p>
        )}
        {children}
      </div>
    </article>
  );
}

/** That its client does not read this talk, and the way to answer them. */
function FromClient({ chat }: { chat: Chat }) {
  const [answering, setAnswering] = useState(false);
  const mayWrite = useMay("write");
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      Lo escribió en su página: no lee esta conversación.
      {mayWrite && (
        <Button size="sm" onClick={() => setAnswering(true)}>
          Contestarle
        </Button>
      )}
      {answering && (
        <WriteToClients folderId={chat.conversationId} onClose={() => setAnswering(false)} />
      )}
    </p>
  );
}

/** The mark of an edited message, with its earlier text. */
function Edited({ chat }: { chat: Chat }) {
  const [first] = chat.earlier.slice(-1);
  return (
    <details className="text-ink-faint text-xs">
      <summary className="w-fit cursor-pointer">Editado</summary>
      {first && (
        <p className="whitespace-pre-wrap break-words">
          {first.text === "" ? "Antes no tenía texto" : `Antes decía: «${first.text}»`}
        </p>
      )}
    </details>
  );
}

type Can = { toTask: boolean; edit: boolean; remove: boolean };
type Doing = { toTask: (chat: Chat) => void; edit: () => void; remove: (chat: Chat) => void };

/** T creates a task from it, E edits it, Supr deletes it. */
function onKey(event: KeyboardEvent<HTMLElement>, chat: Chat, can: Can, doing: Doing): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const key = event.key.toLowerCase();
  const wanted = { t: "toTask", e: "edit", delete: "remove" } as const;
  const what = key in wanted ? wanted[key as keyof typeof wanted] : undefined;
  if (!what || !can[what]) return;
  event.preventDefault();
  doing[what](chat);
}

function Actions({ chat, can, acts }: { chat: Chat; can: Can; acts: Doing }) {
  return (
    <div className="absolute -top-3 end-3 hidden rounded-md border bg-sheet shadow-raised group-focus-within:flex group-hover:flex">
      {can.toTask && (
        <IconButton size="sm" label="Convertir en tarea (T)" onClick={() => acts.toTask(chat)}>
          <CircleCheckBig aria-hidden />
        </IconButton>
      )}
      {can.edit && (
        <IconButton size="sm" label="Editar (E)" onClick={acts.edit}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      {can.remove && (
        <IconButton size="sm" label="Eliminar (Supr)" onClick={() => acts.remove(chat)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
