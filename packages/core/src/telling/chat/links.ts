import { useOwner } from "../../kernel/actor";
import { getMany } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import { type Searchable, toResult } from "../../practice/search/search.rules";
import type { Chat } from "./chat.schema";

/** Messages with the titles of their links: null where the reader may not see the record. */
export async function withTitles(chats: readonly Chat[]): Promise<Chat[]> {
  const links = new Map(chats.flatMap(({ links }) => links.map((link) => [link._id, link.kind])));
  const keys = [...links].flatMap(([id, kind]) =>
    (["active", "archived"] as const).map((shelf) => recordKey(kind, useOwner(), id, shelf)),
  );
  const found =
    keys.length === 0
      ? []
      : await getMany<Searchable & { pk: string; sk: string; version: number }>(keys);
  const titles = new Map(found.flatMap((item) => (item ? [[item._id, toResult(item).title]] : [])));
  return chats.map((chat) => ({
    ...chat,
    links: chat.links.map((link) => ({ ...link, title: titles.get(link._id) ?? null })),
  }));
}
