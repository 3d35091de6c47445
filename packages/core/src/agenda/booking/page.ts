import { Users } from "../../accounts/users";
import { displayName } from "../../accounts/users/user.rules";
import { Plans } from "../../billing/plans";
import { get, getMany } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Availabilities } from "../availability";
import { type BookingRecord, configKey, fromItem, type SlugDoor, slugKey } from "./booking.item";
import { slug as slugShape } from "./booking.schema";
import { publicType } from "./page.rules";
import type { PublicBooking } from "./page.schema";

/** The same error for an unknown slug and for one whose page is not published. */
export const missing = () =>
  new AppError("booking.not_found", "No encontramos esa página de turnos. Revisá la dirección.");

/** The practice that a slug belongs to. Throws `booking.not_found`. */
export async function ownerOf(slug: string): Promise<string> {
  const shaped = slugShape.safeParse(slug);
  const door = shaped.success ? await get<SlugDoor>(slugKey(shaped.data)) : undefined;
  if (!door) throw missing();
  return door.ownerId;
}

/** The public booking page of a slug. Throws `booking.not_found`. */
export async function page(slug: string): Promise<PublicBooking> {
  const ownerId = await ownerOf(slug);
  const keys = [configKey(ownerId), Availabilities.keyOf(ownerId), Plans.usageKey(ownerId)];
  const [[config, hours, usage], user] = await Promise.all([getMany(keys), Users.find(ownerId)]);
  const { active, intro, types, ...kept } = fromItem(config);
  const isOpen = active && Plans.hasFeature(usage, "booking");
  if (!isOpen || user?.status !== "active") throw missing();
  return {
    slug: kept.slug ?? slug,
    title: kept.title ?? calledBy(user),
    intro,
    zone: Availabilities.fromItem(hours).zone,
    types: types.filter((type) => type.active).map(publicType),
  };
}

/** The name of a practice for visitors: its page's title, its own name, or its founder's. */
export async function titleOf(ownerId: string, { title }: BookingRecord): Promise<string> {
  if (title) return title;
  const user = await Users.find(ownerId);
  return user ? calledBy(user) : "Foja";
}

const calledBy = (founder: Users.UserRecord): string =>
  founder.practiceName ?? displayName(founder);
