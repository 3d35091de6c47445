import { randomBytes } from "node:crypto";
import { type Item, insert, type Key, removeAny, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { macOf } from "../../kernel/secrets";
import { doorKey, toDoor } from "./manage.item";
import type { ReservationRecord } from "./reservation.item";

export const freshNonce = () => randomBytes(32).toString("base64url");

type Linked = Pick<ReservationRecord, "userId" | "_id" | "nonce">;

/**
 * The secret of a manage link: an HMAC with the stage's key over 32 random bytes, so that each mail
 * can carry it and a copy of the table does not reveal it.
 */
export const tokenOf = async ({ userId, _id, nonce }: Linked): Promise<string> =>
  (await macOf(`manage\n${userId}\n${_id}\n${nonce}`)).toString("base64url");

/** The address at which a visitor sees, moves and cancels an appointment. */
export const manageUrl = async (linked: Linked): Promise<string> =>
  new URL(`/manage-booking/${await tokenOf(linked)}`, env().APP_URL).href;

/** The separate key of a reservation: the one that its link opens. */
export async function doorsOf(item: Item): Promise<Key[]> {
  return [doorKey(await tokenOf(item as Item & ReservationRecord))];
}

/** The write that activates the link of an appointment. */
export const opening = async (kept: ReservationRecord): Promise<Write> =>
  insert(toDoor(await tokenOf(kept), kept));

/** The write that revokes its link. */
export const closing = async (kept: Linked): Promise<Write> =>
  removeAny(doorKey(await tokenOf(kept)));
