import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { formatLongDay } from "~/lib/format";
import { authorOf, linesOf } from "../lib/order";
import type { Outgoing } from "../lib/outbox";
import { type MessageActs, MessageLine } from "./message-line";
import { WaitingLine } from "./waiting-line";

type MessageListProps = {
  chats: readonly Chat[];
  waiting: readonly Outgoing[];
  /** The number of the last message that was read when the conversation was opened. */
  readUntil: number;
  me: string;
  nameOf: (id: string) => string;
  names: readonly string[];
  acts: MessageActs;
  hasMore: boolean;
  isReadingMore: boolean;
  onMore: () => void;
  /** The number of the last message that the other of two people has read. */
  seenUntil?: number;
};

/** The messages of a conversation, the latest at the bottom; scrolling up reads earlier ones. */
export function MessageList(props: MessageListProps) {
  const { chats, waiting, readUntil, me, nameOf, names, acts, seenUntil } = props;
  const box = useRef<HTMLDivElement>(null);
  const lines = linesOf(chats, readUntil, me);
  const last = chats.at(-1);
  const isSeen = last?.from === me && waiting.length === 0 && last.number <= (seenUntil ?? 0);

  // One's own new message must be visible.
  const ownLast = last?.from === me ? last.number : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each of one's own messages
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [ownLast, waiting.length]);

  return (
    // With `flex-col-reverse` the box stays at its end, whatever is added at either end.
    <div ref={box} className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto">
      <div role="log" aria-label="Mensajes" className="pb-3" onKeyDown={walk}>
        <Earlier {...props} />
        {lines.map(({ chat, day, isFirstNew, hasHead }) => (
          <div key={chat.number}>
            {day && <Rule>{formatLongDay(day)}</Rule>}
            {isFirstNew && <Rule isNew>Nuevos</Rule>}
            <MessageLine
              chat={chat}
              author={authorOf(chat, nameOf)}
              hasHead={hasHead}
              isOwn={chat.from === me}
              names={names}
              acts={acts}
            />
          </div>
        ))}
        {waiting.map((one) => (
          <WaitingLine key={one.key} one={one} />
        ))}
        {isSeen && <p className="px-5 pt-1 text-end text-ink-faint text-xs">Visto</p>}
      </div>
    </div>
  );
}

/** Moves the focus from message to message with the arrows. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const here = (event.target as Element).closest("article");
  if (!step || event.target !== here) return;
  const all = [...event.currentTarget.querySelectorAll("article")];
  const next = all[all.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Earlier({ hasMore, isReadingMore, onMore }: MessageListProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasMore || isReadingMore || !mark.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: "200px",
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [hasMore, isReadingMore, onMore]);
  if (!hasMore) return null;
  return (
    <div ref={mark} className="flex justify-center py-3">
      <Button size="sm" busy={isReadingMore} busyLabel="Cargando…" onClick={onMore}>
        Ver anteriores
      </Button>
    </div>
  );
}

function Rule({ isNew = false, children }: { isNew?: boolean; children: React.ReactNode }) {
  return (
    <div
      className={`flex items-center gap-3 px-5 pt-4 pb-1 text-xs ${isNew ? "text-accent" : "text-ink-faint"}`}
    >
      <span className={`h-px flex-1 ${isNew ? "bg-accent" : "bg-line"}`} />
      <span className="first-letter:uppercase">{children}</span>
      <span className={`h-px flex-1 ${isNew ? "bg-accent" : "bg-line"}`} />
    </div>
  );
}
