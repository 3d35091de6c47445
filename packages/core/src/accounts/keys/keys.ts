import { randomBytes } from "node:crypto";
import { useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { digest } from "../../kernel/digest";
import { commit, get, insert, query, removeAny } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import { Factors } from "../factors";
import { type KeyItem, type KeyRecord, keyKey, keysRange, present, toItem } from "./key.item";
import { MOST_KEYS, secretOf } from "./key.rules";
import type { ApiKey, CreateKey } from "./key.schema";

/**
 * Makes a key for a program of the signed-in person, in the practice they act in, and tells them by
 * letter. Returns it with its secret, which is not stored. Throws `key.too_many`.
 */
export async function create(given: CreateKey): Promise<ApiKey & { secret: string }> {
  const { userId, ownerId } = useUser();
  const { name, scopes, expiresAt = null } = given;
  if (expiresAt && Date.parse(expiresAt) <= now()) {
    throw invalid("expiresAt", "Vencimiento: tiene que ser una fecha futura.");
  }
  if ((await list()).length >= MOST_KEYS) {
    throw new AppError("key.too_many", `Podés tener hasta ${MOST_KEYS} claves.`);
  }
  const _id = newId("key");
  const secret = secretOf(
    { userId, keyId: _id, practiceId: ownerId },
    randomBytes(32).toString("base64url"),
  );
  const record: KeyRecord = {
    ...{ _id, userId, practiceId: ownerId, name, scopes, expiresAt },
    ...{ createdAt: nowIso(), lastUsedAt: null, secretHash: digest(secret), version: 1 },
  };
  const item = toItem(record);
  await commit(insert(item), Factors.askLetter(userId, { what: "keyMade", name }));
  return { ...present(item), secret };
}

/** The person's keys in every practice, the newest first. */
export async function list(): Promise<ApiKey[]> {
  const items = await all(useUser().userId);
  return items.filter((item) => !isOver(item)).map(present);
}

/** Revokes a key of the person: its next call is refused. Throws `key.not_found`. */
export async function revoke(id: string): Promise<void> {
  const { userId } = useUser();
  const key = isId("key", id) && (await get<KeyItem>(keyKey(userId, id)));
  if (!key) throw new AppError("key.not_found", "Esa clave ya no existe.");
  await commit(removeAny(key));
}

/** Whether a key has reached its end. */
export const isOver = ({ expiresAt }: Pick<ApiKey, "expiresAt">): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now();

/** All of a person's keys: they are few, `MOST_KEYS`. */
const all = async (userId: string): Promise<KeyItem[]> =>
  (await query<KeyItem>({ ...keysRange(userId), limit: 100 })).items;
