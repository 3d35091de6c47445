import { context } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { hasFactor } from "../../kernel/factor.rules";
import { newId } from "../../kernel/id";
import { Sessions } from "../sessions";
import { displayName } from "../users/user.rules";
import { challengeIn, creation, made, rejected } from "./ceremony";
import { ask, findChallenge, spend } from "./challenges";
import type { AddPasskey, CreationOptions, Passkey } from "./factor.schema";
import { toPasskey } from "./factors";
import { MOST } from "./factors.rules";
import { change, own, save } from "./kept";
import { askLetter } from "./notices";
import { newCodes } from "./recovery";

/** The options with which the signed-in person's browser creates a passkey. */
export async function offer(): Promise<CreationOptions> {
  const { user, factors } = await own();
  if (factors.passkeys.length >= MOST.passkeys) throw tooMany();
  const { token, write } = ask({ purpose: "register", userId: user._id, way: null });
  await commit(write);
  const { _id, email } = user;
  return creation(token, { _id, email, name: displayName(user) }, factors.passkeys);
}

const tooMany = () =>
  new AppError("passkey.too_many", `Podés tener hasta ${MOST.passkeys} llaves de acceso.`);

type Added = { passkey: Passkey; recoveryCodes?: string[] };

/** Adds a created passkey. An account's first factor also gets ten recovery codes. */
export async function add({ name, credential }: AddPasskey): Promise<Added> {
  const found = await own();
  const { user, factors } = found;
  const token = challengeIn(credential);
  const challenge = await findChallenge(token, { purpose: "register", userId: user._id });
  const facts = await made(credential, token);
  if (factors.passkeys.some((one) => one.credentialId === facts.credentialId)) throw rejected();
  if (factors.passkeys.length >= MOST.passkeys) throw tooMany();
  const passkey = {
    ...facts,
    _id: newId("passkey"),
    name: name ?? Sessions.describeDevice(context().userAgent),
    createdAt: nowIso(),
    lastUsedAt: null,
  };
  const { codes, hashes } = newCodes();
  const first = !hasFactor(factors);
  const recovery = first ? hashes : factors.recovery;
  await commit(
    spend(challenge),
    ...change(found, { ...factors, recovery, passkeys: [...factors.passkeys, passkey] }),
    Sessions.prove(),
    askLetter(user._id, { what: "passkeyAdded", name: passkey.name }),
  );
  return { passkey: toPasskey(passkey), ...(first && { recoveryCodes: codes }) };
}

const notFound = () => new AppError("passkey.not_found", "Esa llave de acceso ya no existe.");

/** Renames a passkey. Throws `passkey.not_found`. */
export async function rename(id: string, name: string): Promise<Passkey> {
  const { item } = await own();
  const passkey = item?.passkeys.find(({ _id }) => _id === id);
  if (!item || !passkey) throw notFound();
  const renamed = { ...passkey, name };
  const passkeys = item.passkeys.map((one) => (one === passkey ? renamed : one));
  await commit(save(item, { ...item, passkeys }));
  return toPasskey(renamed);
}

/** Removes a passkey. Throws `passkey.not_found`. */
export async function remove(id: string): Promise<void> {
  const found = await own();
  const { user, factors } = found;
  const passkey = factors.passkeys.find(({ _id }) => _id === id);
  if (!passkey) throw notFound();
  const passkeys = factors.passkeys.filter((one) => one !== passkey);
  await commit(
    ...change(found, { ...factors, passkeys }),
    askLetter(user._id, { what: "passkeyRemoved", name: passkey.name }),
  );
}
