import type { HistoryEntry } from "@foja/core/operations/history/history.schema";
import { ago } from "../ago";
import type { NameOf } from "./words";

const list = new Intl.ListFormat("es-AR");

type Done = Pick<HistoryEntry, "by" | "at">;

/**
 * Who changed which fields, and when, in words: «Eva Ríos cambió Vencimiento hace un momento». `me`
 * is the reader's id; `now` is epoch ms.
 */
export function changedText(
  done: readonly Done[],
  fields: readonly string[],
  { me, nameOf, now }: { me: string | undefined; nameOf: NameOf; now: number },
): string {
  const what = list.format(fields);
  const people = [...new Set(done.map(({ by }) => by))];
  const [latest] = done;
  if (!latest) return `Cambió ${what} en otro lado`;
  const when = whenOf(latest.at, now);
  if (people.every((by) => by === me)) return `Cambiaste ${what} en otro lado ${when}`;
  const names = people.map((by) => (by === null ? "Foja" : by === me ? "vos" : nameOf(by)));
  return `${list.format(names)} ${names.length > 1 ? "cambiaron" : "cambió"} ${what} ${when}`;
}

const whenOf = (at: string, now: number) => {
  const text = ago(at, now);
  return text === "recién" ? "hace un momento" : text;
};
