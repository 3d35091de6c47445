import { now, nowIso } from "../../kernel/clock";
import { digest, isSame } from "../../kernel/digest";
import { change, getMany, type Item, tryCommit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Sessions } from "../sessions";
import { Users } from "../users";
import { type KeyItem, keyKey } from "./key.item";
import { NOTED_EVERY_MS, readSecret } from "./key.rules";
import { isOver } from "./keys";

const refused = () => new AppError("auth.invalid_token", "La credencial no es válida.");

/**
 * The actor of a key's secret: its person, in the key's practice, with what they may see there today.
 * One request reads all of it, so that revoking it, leaving the practice or closing the account takes
 * effect at once. Throws `auth.invalid_token`.
 */
export async function authenticate(secret: string) {
  const named = readSecret(secret);
  if (!named) throw refused();
  const { userId, keyId, practiceId: ownerId } = named;
  const own = [keyKey(userId, keyId), Users.userKey(userId)];
  const [key, user, ...place] = await getMany<Item>([
    ...own,
    ...Sessions.placeKeys(userId, ownerId),
  ]);
  if (!isGood(key as KeyItem | undefined, secret, ownerId)) throw refused();
  const { member, ...kept } = Sessions.standingIn(userId, ownerId, place);
  if (!member || (user as Users.UserRecord | undefined)?.status !== "active") throw refused();
  const { name, scopes } = key as KeyItem;
  await noteUse(key as KeyItem);
  return {
    ...{ type: "user" as const, userId, ownerId, sessionId: keyId, role: "USER_ROLE" as const },
    ...{ member, program: { keyId, name, scopes }, ...kept },
  };
}

const isGood = (key: KeyItem | undefined, secret: string, ownerId: string): boolean =>
  key !== undefined &&
  isSame(key.secretHash, digest(secret)) &&
  key.practiceId === ownerId &&
  !isOver(key);

/** Notes, to the hour, that a key was used. Whoever notes it first does so for all. */
async function noteUse({ userId, _id, lastUsedAt }: KeyItem): Promise<void> {
  if (lastUsedAt && now() - Date.parse(lastUsedAt) < NOTED_EVERY_MS) return;
  await tryCommit(
    change({
      key: keyKey(userId, _id),
      set: "SET #at = :now",
      onlyIf: "attribute_exists(pk)",
      names: { "#at": "lastUsedAt" },
      values: { ":now": nowIso() },
    }),
  );
}
