import { now, nowIso } from "../../kernel/clock";
import { change, put, removeAny, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { emailKey, type FormerEmail, googleKey, toClaim, type UserRecord } from "./user.item";

/** For how long an address that was changed can undo that, and belongs to nobody else. */
const UNDO_MS = 7 * 24 * 3600_000;

export const emailTaken = () => new AppError("user.exists", "Ya existe una cuenta con ese e-mail.");

/** The write that claims an e-mail, also one whose former claim ended. Throws `user.exists`. */
export const claimEmail = (userId: string, email: string): Write =>
  change(
    {
      key: emailKey(email),
      set: "SET #userId = :userId, #type = :type, #version = :one REMOVE #ttl",
      onlyIf: "attribute_not_exists(#userId) OR #ttl < :now",
      names: { "#userId": "userId", "#type": "type", "#version": "version", "#ttl": "ttl" },
      values: { ":userId": userId, ":type": "claim", ":one": 1, ":now": Math.floor(now() / 1000) },
    },
    emailTaken,
  );

/** Whether a person changed their e-mail within seven days, and did not change it back. */
export const mayGoBack = (user: UserRecord): user is UserRecord & { formerEmail: FormerEmail } =>
  Boolean(user.formerEmail) && now() - Date.parse(user.formerEmail?.at ?? "") < UNDO_MS;

/**
 * The writes and changes that give a person another e-mail. The former one stays theirs for seven
 * days, so that nobody registers it while it can undo this. Throw `user.exists`.
 */
export function planMove(user: UserRecord, email: string) {
  const ttl = Math.ceil((now() + UNDO_MS) / 1000);
  const formerEmail = { address: user.email, at: nowIso(), googleSub: user.googleSub };
  const kept = { ...toClaim(emailKey(user.email), user._id), ttl };
  return { writes: [claimEmail(user._id, email), put(kept)], changes: { email, formerEmail } };
}

/**
 * The writes and changes that give a person back the e-mail they had, without a password, and
 * without a Google identity that was linked since.
 */
export function goingBack(user: UserRecord & { formerEmail: FormerEmail }) {
  const { address, googleSub } = user.formerEmail;
  const isLinkedSince = user.googleSub !== null && user.googleSub !== googleSub;
  return {
    writes: [
      removeAny(emailKey(user.email)),
      put(toClaim(emailKey(address), user._id)),
      ...(isLinkedSince && user.googleSub ? [removeAny(googleKey(user.googleSub))] : []),
    ],
    changes: { email: address, formerEmail: null, passwordHash: null, googleSub },
  };
}
