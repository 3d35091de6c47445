import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Input } from "~/components/ui/input";
import { LoadMore } from "~/components/ui/load-more";
import { formatMoment } from "~/lib/format";
import { talkSearch } from "../api/chat";
import { authorOf } from "../lib/order";
import { MessageFiles } from "./message-files";

type SearchInProps = { id: string; nameOf: (id: string) => string; onClose: () => void };

/** The messages of a conversation that contain some words. */
export function SearchIn({ id, nameOf, onClose }: SearchInProps) {
  const [text, setText] = useState("");
  const sought = useDeferredValue(text.trim());
  const found = useInfiniteQuery({ ...talkSearch(id, sought), enabled: sought.length > 1 });
  const chats = found.data?.pages.flatMap((page) => page.chats) ?? [];
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4 py-3 sm:px-5">
      <div className="flex gap-2">
        <Input
          aria-label="Buscar en la conversación"
          placeholder="Palabras del mensaje"
          autoFocus
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === "Escape" && onClose()}
        />
        <Button onClick={onClose}>Cerrar</Button>
      </div>
      {found.data && chats.length === 0 && (
        <EmptyState>Ningún mensaje de esta conversación dice eso.</EmptyState>
      )}
      <ul className="mt-2">
        {chats.map((chat) => (
          <li key={chat.number} className="border-b py-2 last:border-0">
            <p className="text-ink-soft text-sm">
              <span className="font-medium text-ink">{authorOf(chat, nameOf)}</span>{" "}
              {formatMoment(chat.createdAt)}
            </p>
            <p className="whitespace-pre-wrap break-words">{chat.text}</p>
            <MessageFiles chat={chat} />
          </li>
        ))}
      </ul>
      {chats.length > 0 && (
        <LoadMore
          shown={chats.length}
          hasMore={found.hasNextPage}
          busy={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </div>
  );
}
