import { fold } from "@foja/core/kernel/text.rules";
import type { ChatUser, Conversation } from "@foja/core/telling/chat/chat.schema";
import { FolderOpen, Plus, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { Link } from "~/components/ui/link";
import { ago } from "~/lib/ago";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";
import { GroupDialog } from "./group-dialog";
import { Seal } from "./seal";

type ConversationListProps = {
  users: readonly ChatUser[];
  conversations: readonly Conversation[];
  /** What is open: the id of a conversation, a person or a case. */
  open: string | undefined;
  me: string;
  online: ReadonlySet<string>;
};

/** The conversations, the one with the latest message first, and the people to begin one with. */
export function ConversationList({
  users,
  conversations,
  open,
  me,
  online,
}: ConversationListProps) {
  const [text, setText] = useState("");
  const [creating, setCreating] = useState(false);
  const fits = ({ name }: { name: string }) => fold(name).includes(fold(text));
  const begun = new Set(conversations.map(({ _id }) => _id));
  const others = users.filter(({ conversationId }) => !begun.has(conversationId)).filter(fits);
  const shown = conversations.filter(fits);
  const personOf = (id: string) => users.find(({ conversationId }) => conversationId === id)?._id;
  return (
    <nav aria-label="Conversaciones" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-2 border-b p-3">
        <Input
          aria-label="Buscar una conversación"
          placeholder="Persona, grupo o causa"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton label="Nuevo grupo" className="size-10" onClick={() => setCreating(true)}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto py-1">
        {shown.map((one) => (
          <Row
            key={one._id}
            id={one._id}
            isOpen={open === one._id || (open !== undefined && open === personOf(one._id))}
            name={one.name}
            mark={<Mark of={one} />}
            isOnline={one.kind === "direct" && one.people.some((id) => online.has(id))}
            unread={one.unread}
            text={one.last === 0 ? "Todavía sin mensajes" : saidLast(one, me)}
            {...(one.last > 0 && { at: one.lastAt })}
          />
        ))}
        {others.map((one) => (
          <Row
            key={one._id}
            id={one._id}
            isOpen={open === one._id}
            name={one.name}
            mark={<Seal name={one.name} />}
            isOnline={online.has(one._id)}
            unread={0}
            text="Escribirle"
          />
        ))}
        {shown.length + others.length === 0 && (
          <li className="px-4 py-6 text-center text-ink-soft">Nada con ese nombre.</li>
        )}
      </ul>
      {creating && <GroupDialog me={me} onClose={() => setCreating(false)} />}
    </nav>
  );
}

const saidLast = ({ lastText, lastBy }: Conversation, me: string): string => {
  const text = lastText === "" ? "Mensaje eliminado" : lastText;
  return lastBy === me ? `Vos: ${text}` : text;
};

function Mark({ of: { kind, name } }: { of: Conversation }) {
  if (kind === "direct") return <Seal name={name} />;
  const Icon = kind === "case" ? FolderOpen : UsersRound;
  return (
    <span className="grid size-8 place-items-center rounded-full bg-wash text-ink-soft">
      <Icon aria-hidden className="size-4" />
    </span>
  );
}

type RowProps = {
  id: string;
  isOpen: boolean;
  name: string;
  mark: ReactNode;
  isOnline: boolean;
  unread: number;
  text: string;
  at?: string;
};

function Row({ id, isOpen, name, mark, isOnline, unread, text, at }: RowProps) {
  return (
    <li>
      <Link
        to={paths.chat.with(id)}
        aria-current={isOpen ? "true" : undefined}
        className={cn(
          "flex items-center gap-3 px-3 py-2.5 focus-visible:-outline-offset-2 hover:bg-wash",
          isOpen && "bg-wash",
        )}
      >
        <span className="relative shrink-0">
          {mark}
          {isOnline && (
            <span className="absolute -end-0.5 -bottom-0.5 size-2.5 rounded-full border-2 border-sheet bg-ok">
              <span className="sr-only">En línea</span>
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span
              className={cn("min-w-0 flex-1 truncate", unread > 0 && "font-semibold")}
              title={name}
            >
              {name}
            </span>
            {at && (
              <time dateTime={at} className="text-ink-faint text-xs">
                {ago(at, Date.now())}
              </time>
            )}
          </span>
          <span className="flex items-center gap-2 text-ink-soft text-sm">
            <span className="min-w-0 flex-1 truncate">{text}</span>
            {unread > 0 && (
              <span className="rounded-full bg-accent px-1.5 font-medium text-on-accent text-xs tabular-nums leading-5">
                {unread > 99 ? "99+" : unread}
                <span className="sr-only"> sin leer</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
