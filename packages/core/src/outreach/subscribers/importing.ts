import type * as z from "zod";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import { commit, getMany, insert, remove, tryCommit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Imports } from "../../practice/imports";
import type {
  Imported,
  importRows,
  RowDuplicate,
  RowError,
} from "../../practice/imports/import.schema";
import { Suppressions } from "../suppressions";
import { changeWrites, idOf, mutate, NEW } from "./store";
import {
  countWrites,
  type SubscriberItem,
  type SubscriberRecord,
  subscriberKey,
  toItem,
} from "./subscriber.item";
import { type ImportRow, importRow } from "./subscriber.schema";
import { get } from "./subscribers";

type Draft = { row: number; given: ImportRow; one: SubscriberRecord };

/** Contacts in one transaction: with as many counts of profiles it stays under a hundred items. */
const AT_ONCE = 45;

const KEPT_OUT = "E-mail: está en la lista de los que no reciben correos. No se importa.";

const NOT_YET = "Fecha del consentimiento: no puede ser posterior a hoy";

/**
 * Imports contacts from the rows of a file, or returns what would happen. An address that
 * unsubscribed, or failed, is left out whatever the file says. With `allowDuplicates` the tags of
 * existing contacts are extended, and nothing else of them changes.
 */
export async function importContacts(asked: z.output<typeof importRows>): Promise<Imported> {
  const { right, errors } = Imports.check(importRow, asked.rows);
  const early = right
    .filter(({ value }) => value.consentAt > nowIso())
    .map(({ row }) => notYet(row));
  const given = right.filter(({ value }) => value.consentAt <= nowIso());
  const drafts = await Promise.all(given.map(({ row, value }) => draft(row, value)));
  const reasons = await Suppressions.reasonsOf(drafts.map(({ given }) => given.email));
  const out = drafts.filter((_, i) => reasons[i]).map(({ row }) => keptOut(row));
  const allowed = drafts.filter((_, i) => !reasons[i]);
  const { fresh, known, duplicates } = await sorted(allowed);
  if (!asked.dryRun) {
    await write(fresh);
    if (asked.allowDuplicates) await addTags(known);
  }
  const accepted = fresh.length + (asked.allowDuplicates ? known.length : 0);
  return {
    ...{ dryRun: asked.dryRun, accepted, duplicates },
    created: asked.dryRun ? [] : fresh.map(({ one }) => one._id),
    cells: [],
    errors: [...errors, ...early, ...out].sort((a, b) => a.row - b.row),
  };
}

/** Nobody has consented at an instant that is still to come. */
const notYet = (row: number): RowError => ({ row, path: "consentAt", message: NOT_YET });

const keptOut = (row: number): RowError => ({ row, path: "email", message: KEPT_OUT });

async function draft(row: number, given: ImportRow): Promise<Draft> {
  const at = nowIso();
  const { email, firstName = null, lastName = null, province = null, origin, consentAt } = given;
  const one: SubscriberRecord = {
    ...NEW,
    ...{ _id: await idOf(email), email, firstName, lastName, province, origin, consentAt },
    ...{ tags: given.tags, state: "subscribed", stateAt: at, createdAt: at, updatedAt: at },
  };
  return { row, given, one };
}

/** Which are new, and which exist already: among the contacts, or in an earlier row. */
async function sorted(drafts: Draft[]) {
  const items = await getMany<SubscriberItem>(
    [...new Set(drafts.map(({ one }) => one._id))].map(subscriberKey),
  );
  const there = new Map(items.flatMap((item) => (item ? [[item._id, item] as const] : [])));
  const first = new Map<string, number>();
  const split = { fresh: [] as Draft[], known: [] as Draft[], duplicates: [] as RowDuplicate[] };
  for (const draft of drafts) {
    const { row, one } = draft;
    const [item, sameAs] = [there.get(one._id), first.get(one._id)];
    if (item || sameAs !== undefined) {
      const _id = item?._id ?? null;
      split.known.push(draft);
      split.duplicates.push({
        row,
        name: one.email ?? "",
        _id,
        sameAs: _id ? null : (sameAs ?? null),
      });
    } else {
      first.set(one._id, row);
      split.fresh.push(draft);
    }
  }
  return split;
}

async function write(drafts: Draft[]): Promise<void> {
  for (const some of chunks(drafts, AT_ONCE)) {
    const ones = some.map(({ one }) => one);
    const writes = [
      ...ones.map((one) => insert(toItem(one))),
      ...countWrites(ones.map((to) => ({ to }))),
    ];
    if ((await tryCommit(...writes)) === "written") continue;
    throw new AppError(
      "version.stale",
      "Otra importación escribió alguno de estos contactos. Volvé a intentarlo.",
    );
  }
}

async function addTags(known: Draft[]): Promise<void> {
  for (const { one } of known) {
    await mutate(one._id, (read) => {
      const tags = [...new Set([...read.tags, ...one.tags])].sort().slice(0, 20);
      return tags.length === read.tags.length ? undefined : changeWrites(read, { tags });
    });
  }
}

/** Removes an imported contact for good: only the reason why it got no mail is kept. */
export async function takeOut(id: string): Promise<void> {
  const read = await get(id);
  if (read.account !== "none") {
    throw new AppError("request.conflict", "Es una cuenta de Foja: no se puede quitar de acá.");
  }
  await commit(remove(read), ...countWrites([{ from: read }]));
}
