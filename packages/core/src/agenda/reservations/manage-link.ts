import { randomBytes } from "node:crypto";
import { get, type Item, insert, type Key, removeAny, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { macsOf } from "../../kernel/secrets";
import { doorKey, toDoor } from "./manage.item";
import type { ReservationRecord } from "./reservation.item";

export const freshNonce = () => randomBytes(32).toString("base64url");

type Linked = Pick<ReservationRecord, "userId" | "_id" | "nonce">;

/**
 * The secrets that a manage link may have: HMACs with the stage's key, and with the one before it,
 * over 32 random bytes, so that each mail can carry it and a copy of the table does not reveal it.
 */
async function tokensOf({ userId, _id, nonce }: Linked): Promise<[string, ...string[]]> {
  const macs = await macsOf(`manage\n${userId}\n${_id}\n${nonce}`);
  const [token = "", ...before] = macs.map((mac) => mac.toString("base64url"));
  return [token, ...before];
}

/** The secret of the link that is open: of before the stage's key was changed, or the present one. */
async function tokenOf(linked: Linked): Promise<string> {
  const [token, ...before] = await tokensOf(linked);
  for (const earlier of before) if (await get(doorKey(earlier))) return earlier;
  return token;
}

/** The address at which a visitor sees, moves and cancels an appointment. */
export const manageUrl = async (linked: Linked): Promise<string> =>
  new URL(`/manage-booking/${await tokenOf(linked)}`, env().APP_URL).href;

/** The separate keys of a reservation: those that its link may have opened. */
export const doorsOf = async (item: Item): Promise<Key[]> =>
  (await tokensOf(item as Item & ReservationRecord)).map(doorKey);

/** The write that activates the link of an appointment. */
export const openWrite = async (kept: ReservationRecord): Promise<Write> =>
  insert(toDoor((await tokensOf(kept))[0], kept));

/** The writes that revoke its link. */
export const closeWrites = async (kept: Linked): Promise<Write[]> =>
  (await tokensOf(kept)).map((token) => removeAny(doorKey(token)));
