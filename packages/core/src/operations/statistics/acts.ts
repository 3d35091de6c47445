import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { page } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import { hasFoja } from "../../practice/kinds/kinds.rules";
import { type CountedItem, daysRange } from "./counted.item";
import type { Act, listActs } from "./statistics.schema";
import { sourceOfAct } from "./tags.rules";
import { truthIn, truths } from "./truth";

type Source = NonNullable<z.output<typeof listActs>["source"]>;

/** The sources of acts by their names in the list's query. */
const SOURCES: Record<Source, readonly string[]> = {
  portals: ["pjn", "mev"],
  manual: ["manual"],
  notices: ["notice"],
};

/** How many cases are read for their names at once. */
const MOST = 100;

/** A page of the acts of a month in all cases, newest first; with a source, only its acts. */
export async function acts(asked: z.output<typeof listActs>) {
  const { month, source, limit, cursor } = asked;
  const ownerId = useOwner();
  const range = daysRange(ownerId, "ACTS", `${month}-01`, `${month}-31`);
  const { items, nextCursor } = await page<CountedItem>(
    { ...range, limit: Math.min(limit, MOST) },
    cursor,
  );
  const wanted = items.filter(({ tags }) => {
    const from = sourceOfAct(tags);
    return from !== undefined && (!source || SOURCES[source].includes(from));
  });
  return { acts: await shown(ownerId, wanted), nextCursor };
}

async function shown(ownerId: string, counted: readonly CountedItem[]): Promise<Act[]> {
  if (counted.length === 0) return [];
  const folderIds = [...new Set(counted.flatMap(({ part }) => part?.folderId ?? []))];
  const [records, folders] = await Promise.all([
    truths(ownerId, counted),
    Folders.batch({ folderIds, fields: ["folderName"] }),
  ]);
  const names = new Map(folders.map(({ _id, folderName }) => [_id, folderName]));
  return counted.flatMap((one) => {
    const { record } = truthIn(records, one);
    const folderId = one.part?.folderId ?? "";
    const folderName = names.get(folderId);
    // Just deleted: it is about to leave the index.
    const { kind, id: _id } = one;
    if (!record || folderName === undefined || !hasFoja(kind)) return [];
    const [title, day] = [String(record.title), String(record.time)];
    return [{ _id, kind, folderId, folderName, title, day }];
  });
}
