import { Users } from "../../accounts/users";
import { type Item, ownerPartition, query, walk } from "../../kernel/dynamo";
import type { Held } from "../../kernel/held";
import { shelfOf } from "../../kernel/records";
import { Calculators } from "../../practice/calculators";
import { Holdings } from "../holdings";
import { Subscribers } from "../subscribers";
import { Support } from "../support";
import { shownOf } from "./shown.rules";
import type { Sight } from "./sight";

/** A table of an export, by the name of its files, read lazily. */
export type Source = { file: string; rows(): AsyncGenerator<Record<string, unknown>> };

const PAGE = 200;

const rangeOf = (userId: string, startingWith: string) => ({
  pk: ownerPartition(userId),
  sk: { startingWith },
  newestFirst: false,
});

/** Everything stored about an account that it may have, as far as its person may see it. */
export async function sourcesOf(userId: string, sight: Sight): Promise<Source[]> {
  const kinds = Holdings.allHeld.filter(({ file }) => file !== undefined);
  const found = await Promise.all(kinds.map((kind) => hasAny(userId, kind)));
  return [
    ...kinds.filter((_, i) => found[i]).map((kind) => sourceOf(userId, kind, sight)),
    { file: "consultas-a-soporte", rows: () => Support.written(userId) },
    { file: "novedades-de-foja", rows: () => marketing(userId) },
  ];
}

async function hasAny(userId: string, { at = [] }: Held): Promise<boolean> {
  const pages = await Promise.all(at.map((word) => query({ ...rangeOf(userId, word), limit: 1 })));
  return pages.some(({ items }) => items.length > 0);
}

function sourceOf(
  userId: string,
  { type, at = [], file = type, hidden }: Held,
  sight: Sight,
): Source {
  async function* rows() {
    for (const word of at) {
      for await (const item of walk<Item>({ ...rangeOf(userId, word), limit: PAGE })) {
        if (item.type !== type || !sight.sees(item)) continue;
        const shelf = at.length > 1 ? { shelf: shelfOf(item.sk) } : {};
        yield { ...sight.without(shownOf(Calculators.opened(item), hidden)), ...shelf };
      }
    }
  }
  return { file, rows };
}

/** The account's contact for Foja's own mails. */
async function* marketing(userId: string): AsyncGenerator<Record<string, unknown>> {
  const user = await Users.find(userId);
  const found = user && (await Subscribers.find(await Subscribers.idOf(user.email)));
  if (found) yield { ...Subscribers.present(found) };
}
