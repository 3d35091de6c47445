import type { Chat, Conversation } from "@foja/core/telling/chat/chat.schema";
import { ArrowLeft, FolderOpen, MessagesSquare, Search, UsersRound } from "lucide-react";
import { useRef, useState } from "react";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";
import { useDraftedFiles } from "~/lib/files/use-drafted-files";
import { useFileDrop } from "~/lib/files/use-file-drop";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { usePresence } from "~/lib/realtime/presence";
import { useStore } from "~/lib/store";
import { postFile } from "../api/files";
import { outbox } from "../hooks/outbox";
import { useMessageActs } from "../hooks/use-message-acts";
import { useReadUpTo, useTalk } from "../hooks/use-talk";
import { Composer } from "./composer";
import { GroupDialog } from "./group-dialog";
import { MessageList } from "./message-list";
import { Seal } from "./seal";
import { SearchIn } from "./search-in";

type TalkProps = { id: string; me: string; online: ReadonlySet<string> };

/** A conversation: its title, its messages, and the input. */
export function Talk({ id, me, online }: TalkProps) {
  const talk = useTalk(id);
  const { conversation, error, refetch } = talk;
  if (conversation) return <Opened {...{ id, me, online, talk, conversation }} />;
  return (
    <section className="flex min-w-0 flex-1 flex-col">
      <Unread error={error} onRetry={refetch} label="Cargando la conversación" />
    </section>
  );
}

type OpenedProps = TalkProps & {
  talk: ReturnType<typeof useTalk>;
  conversation: Conversation;
};

function Opened({ id, me, online, talk, conversation }: OpenedProps) {
  const { chats } = talk;
  const { nameOf, readers, names } = useNames(talk, conversation, me);
  const waiting = useWaiting([id, conversation._id], chats);
  const acts = useMessageActs(id, conversation);
  const [searching, setSearching] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const drafted = useDraftedFiles({ post: (source, on) => postFile(id, source, on) });
  const { over, area } = useFileDrop(drafted.add);
  const readNow = conversation.read[me] ?? 0;
  // Messages that were new on opening stay marked while one reads.
  const [readUntil] = useState(readNow);
  useReadUpTo(id, chats.at(-1)?.number ?? 0, readNow);
  const other = conversation.people.find((one) => one !== me) ?? "";
  const presence = usePresence(conversation.last > 0 ? `chat:${conversation._id}` : undefined);
  const isEmpty = chats.length + waiting.length === 0;
  return (
    <section
      ref={box}
      aria-label={conversation.name}
      {...area}
      className={cn(
        "flex min-h-0 min-w-0 flex-1 flex-col",
        over && "bg-accent-wash outline-2 outline-accent outline-dashed -outline-offset-4",
      )}
    >
      <Head
        conversation={conversation}
        me={me}
        online={online}
        onSearch={() => setSearching(!searching)}
      />
      {searching && <SearchIn id={id} nameOf={nameOf} onClose={() => setSearching(false)} />}
      {!searching && isEmpty && (
        <EmptyState icon={<MessagesSquare />} className="flex-1 justify-center">
          {NOTHING_SAID[conversation.kind]}
        </EmptyState>
      )}
      {!searching && !isEmpty && (
        <MessageList
          {...{ chats, waiting, readUntil, me, nameOf, names, acts }}
          hasMore={talk.hasNextPage}
          isReadingMore={talk.isFetchingNextPage}
          onMore={() => void talk.fetchNextPage()}
          {...(conversation.kind === "direct" && { seenUntil: conversation.read[other] ?? 0 })}
        />
      )}
      <Writing names={presence.writing.map(nameOf).filter(Boolean)} />
      <Composer
        to={id}
        drafted={drafted}
        onWriting={presence.noteWriting}
        people={readers}
        onUp={() => [...(box.current?.querySelectorAll("article") ?? [])].at(-1)?.focus()}
      />
    </section>
  );
}

/** Who is typing now. */
function Writing({ names }: { names: readonly string[] }) {
  const text = names.length === 1 ? `${names[0]} está escribiendo…` : "Están escribiendo…";
  return (
    <p aria-live="polite" className="h-5 px-5 text-ink-faint text-xs">
      {names.length > 0 && text}
    </p>
  );
}

const NOTHING_SAID: Record<Conversation["kind"], string> = {
  direct: "Todavía no se dijeron nada.",
  group: "Todavía nadie escribió en este grupo.",
  case: "Nadie escribió todavía sobre esta causa. Lo que digas acá lo lee quien la ve.",
};

/** The names of everybody in a conversation, also of former members, and its other readers. */
function useNames({ data }: OpenedProps["talk"], { kind, people: its }: Conversation, me: string) {
  const { people, nameOf } = usePeople();
  const wrote = new Map(
    data?.pages.flatMap((page) => page.people).map(({ _id, name }) => [_id, name]),
  );
  return {
    nameOf: (id: string) => wrote.get(id) ?? nameOf(id),
    names: [...wrote.values(), ...people.map(({ name }) => name)],
    readers: people.filter(({ _id }) => _id !== me && (kind === "case" || its.includes(_id))),
  };
}

/** One's own messages of a conversation that are still being sent. */
function useWaiting(places: readonly string[], chats: readonly Chat[]) {
  const { list } = useStore(outbox().waiting);
  const said = new Set(chats.map(({ key }) => key));
  return list.filter(({ to, key }) => places.includes(to) && !said.has(key));
}

const KIND_WORDS: Record<Conversation["kind"], string> = {
  direct: "Entre ustedes dos",
  group: "Grupo",
  case: "La lee quien ve la causa",
};

type HeadProps = {
  conversation: Conversation;
  me: string;
  online: ReadonlySet<string>;
  onSearch: () => void;
};

function Head({ conversation, me, online, onSearch }: HeadProps) {
  const { kind, name, folderId, people } = conversation;
  const { nameOf } = usePeople();
  const [editing, setEditing] = useState(false);
  const others = people
    .filter((one) => one !== me)
    .map(nameOf)
    .filter(Boolean);
  return (
    <header className="flex items-center gap-3 border-b px-3 py-2.5 sm:px-5">
      <Link
        to={paths.chat.main}
        aria-label="Volver a las conversaciones"
        className="rounded-sm md:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      {kind === "direct" && <Seal name={name} className="max-sm:hidden" />}
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold" title={name}>
          {folderId ? (
            <Link to={paths.folders.details(folderId)} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="truncate text-ink-soft text-sm">
          {kind === "group" ? `Vos, ${others.join(", ")}` : KIND_WORDS[kind]}
          {kind === "direct" && people.some((one) => online.has(one)) && " · En línea"}
        </p>
      </div>
      {kind === "case" && <FolderOpen aria-hidden className="size-4 text-ink-faint" />}
      {kind === "group" && (
        <IconButton label="Personas y nombre del grupo" onClick={() => setEditing(true)}>
          <UsersRound aria-hidden />
        </IconButton>
      )}
      <IconButton label="Buscar en la conversación" onClick={onSearch}>
        <Search aria-hidden />
      </IconButton>
      {editing && <GroupDialog of={conversation} me={me} onClose={() => setEditing(false)} />}
    </header>
  );
}
