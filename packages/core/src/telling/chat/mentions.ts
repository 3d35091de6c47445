import { Practices } from "../../accounts/practices";
import type { Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import type { MessageRecord } from "./message.item";
import type { Place } from "./place";

const stranger = () =>
  invalid("mentions", "Menciones: elegí solo a personas que ven esta conversación.");

/**
 * What refuses a message that mentions somebody who may not read it: a sentence on `mentions`.
 */
export function mentioning({ onlyFor, reservedFor }: Place, { mentions }: MessageRecord): Write[] {
  const readers = onlyFor ?? reservedFor;
  if (readers && mentions.some((id) => !readers.includes(id))) throw stranger();
  return mentions.flatMap((id) => Practices.belonging(id, stranger));
}
