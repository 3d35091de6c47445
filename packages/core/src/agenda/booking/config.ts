import { randomBytes } from "node:crypto";
import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  getMany,
  insert,
  refusal,
  removeAny,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import {
  type BookingRecord,
  configKey,
  fromItem,
  present,
  slugKey,
  toDoor,
  toItem,
} from "./booking.item";
import type { BookingConfig, BookingType, UpdateBookingConfig } from "./booking.schema";

type GivenType = NonNullable<UpdateBookingConfig["types"]>[number];

/** The practice's booking page as the practice configures it. */
export const current = async (): Promise<BookingConfig> =>
  present(fromItem(await get(configKey(useOwner()))));

/**
 * Changes the given fields; a new slug frees the previous one. Throws `booking.slug_taken`, a
 * sentence on `slug` for an active page without one, `plan.feature_missing` and `version.stale`.
 */
export async function update(
  given: UpdateBookingConfig,
  ifVersion?: number,
): Promise<BookingConfig> {
  const ownerId = useOwner();
  const [found, usage] = await getMany([configKey(ownerId), Plans.usageKey(ownerId)]);
  const read = fromItem(found);
  // A practice whose plan lost the feature may still close the page.
  if (!closes(given)) await Plans.assertFeatureOf(usage, "booking");
  if (ifVersion !== undefined && ifVersion !== read.version) throw stale();
  const next = changed(read, given);
  if (next.active && next.slug === null) {
    throw invalid("slug", "Dirección: elegí una para publicar la página");
  }
  const item = toItem(ownerId, { ...next, version: 1 });
  const write = read.version === 0 ? insert(item, stale) : replace(item, read, stale);
  await commit(write, ...doors(ownerId, read, next));
  return present({ ...next, version: read.version + 1 });
}

const closes = ({ active, ...others }: UpdateBookingConfig) =>
  active === false && Object.values(others).every((one) => one === undefined);

function changed(read: BookingRecord, { types, ...given }: UpdateBookingConfig): BookingRecord {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return {
    ...read,
    ...Object.fromEntries(said),
    types: types?.map(named) ?? read.types,
    updatedAt: nowIso(),
  };
}

const freshId = () => randomBytes(8).toString("hex");

const named = (type: GivenType): BookingType => ({
  ...type,
  _id: type._id ?? freshId(),
  questions: type.questions.map((question) => ({ ...question, _id: question._id ?? freshId() })),
});

const slugTaken = refusal(
  "booking.slug_taken",
  "Esa dirección ya la usa otro estudio. Probá con otra.",
);

/** The writes that free the previous slug, and take the new one if nobody has it. */
function doors(ownerId: string, before: BookingRecord, after: BookingRecord): Write[] {
  if (before.slug === after.slug) return [];
  return [
    ...(before.slug ? [removeAny(slugKey(before.slug))] : []),
    ...(after.slug ? [insert(toDoor(ownerId, after.slug), slugTaken)] : []),
  ];
}

const stale = () =>
  new AppError(
    "version.stale",
    "La página de turnos cambió mientras la editabas. Volvé a abrirla.",
  );
