import type * as z from "zod";
import { assertSelf, useOwner } from "../../kernel/actor";
import { type Item, pageOf } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type ListOptions, pick, shelfRange } from "../../kernel/records";
import { Folders } from "../folders";
import { attributesOf, present } from "./calculator.item";
import type {
  Calculator,
  CalculatorField,
  filterCalculators,
  PartialCalculator,
} from "./calculator.schema";
import { light } from "./packed";
import { store } from "./store";

type List = Omit<ListOptions, "attributes"> & { fields?: CalculatorField[] };

/**
 * One page of the practice's calculations, newest first; archived ones only if requested. Those of
 * thousands of rows come without them: each is read by its id.
 */
export async function list({ fields, ...options }: List) {
  const attributes = fields && attributesOf(fields);
  const { found: kept, nextCursor } = await store.list({ ...options, attributes });
  const found = options.archived ? await Folders.withCasesNow(kept) : kept;
  const calculators: PartialCalculator[] = found.map((one) => pick(light(one), fields));
  return { calculators, nextCursor };
}

const UNFILTERED =
  "Debe proporcionar al menos uno de los siguientes filtros: folderId, userId o groupId.";

type Filter = z.output<typeof filterCalculators>;

/** The most calculations per page. */
const MOST = 1000;

/**
 * One page of the active calculations of a case, of a group, or all, the newest first; by type or
 * class. All of the case, or else of the practice, are read and filtered.
 */
export async function filter({ fields, userId, cursor, ...wanted }: Filter) {
  if (!wanted.folderId && !wanted.groupId && !userId) {
    throw new AppError("request.malformed", UNFILTERED);
  }
  if (userId) assertSelf(userId);
  const needed = fields && [...new Set([...fields, ...SIFTED])];
  const asked = { limit: MOST, attributes: needed && attributesOf(needed) };
  const isOne = (item: Item) => matches(present(item), wanted);
  const { folderId } = wanted;
  const { items, nextCursor } = folderId
    ? newestFirst(await Folders.entriesOf("calculator", folderId, { ...asked, cursor }, isOne))
    : await pageOf({ ...shelfRange("calculator", useOwner(), "active"), ...asked }, isOne, cursor);
  const calculators: PartialCalculator[] = items.map((item) => pick(light(present(item)), fields));
  return { calculators, nextCursor };
}

/** In the order of the other lists: the file of a case is ordered by date. */
const newestFirst = <T extends Item>({ items, nextCursor }: Page<T>) => ({
  items: items.toSorted((a, b) => (a.sk < b.sk ? 1 : -1)),
  nextCursor,
});

type Page<T> = { items: T[]; nextCursor?: string };

const SIFTED = ["folderId", "groupId", "type", "classType"] as const;

const matches = (calculator: Calculator, wanted: Partial<Record<string, string>>) =>
  SIFTED.every((field) => !wanted[field] || calculator[field] === wanted[field]);
