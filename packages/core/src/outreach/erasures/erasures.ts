import { Auth } from "../../accounts/auth";
import type { OwnHand } from "../../accounts/auth/own-hand.schema";
import { Users } from "../../accounts/users";
import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { commit, get, insert, isStale, remove } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import { type ErasureItem, erasureKey, toItem } from "./erasure.item";
import { erasedFrom } from "./erasure.rules";
import type { ErasureAsked } from "./erasure.schema";
import { askLetter } from "./letters";

/** Requests one's own account's erasure in five days. Throws as `Auth.assertOwnHand` and `ask`. */
export async function askOwn(hand: OwnHand): Promise<ErasureAsked> {
  const { _id } = await Auth.assertOwnHand(hand);
  return ask(_id, null);
}

/** Cancels one's own erasure. Throws `erasure.none`. */
export const undoOwn = (): Promise<void> => undo(useUser().userId);

/**
 * Requests the erasure of an account, in its person's name; the person is notified. Throws
 * `erasure.waiting`, `user.not_found`, and for an administrator's account `request.conflict`.
 */
export const askFor = (userId: string): Promise<ErasureAsked> => ask(userId, useUser().userId);

function ask(userId: string, by: string | null): Promise<ErasureAsked> {
  return again(async () => {
    const user = await found(userId);
    if (user.erasureAt) throw new AppError("erasure.waiting", WAITING);
    if (user.role === "ADMIN_ROLE") throw new AppError("request.conflict", ADMINISTRATOR);
    const [askedAt, erasureAt] = [nowIso(), erasedFrom(now())];
    const item = toItem({
      ...{ _id: newId("erasure"), userId, by, askedAt, dueAt: erasureAt, under: null, version: 1 },
    });
    await commit(
      Users.save(user, { erasureAt }),
      insert(item),
      askLetter({ userId, letter: "asked", erasureAt, byAdministration: by !== null }),
    );
    return { askedAt, erasureAt };
  }, isStale);
}

const WAITING = "Ya hay un pedido de borrar esta cuenta. Podés deshacerlo.";
const ADMINISTRATOR =
  "Esta cuenta administra Foja: para borrarla, primero tiene que dejar de hacerlo. Escribinos a soporte@foja.ar.";

/** Cancels the erasure of an account, while it waits. Throws `erasure.none`, `user.not_found`. */
export function undo(userId: string): Promise<void> {
  return again(async () => {
    const user = await found(userId);
    const item = await get<ErasureItem>(erasureKey(userId));
    if (!user.erasureAt || !item || item.under) {
      throw new AppError("erasure.none", "No hay ningún pedido de borrar esta cuenta.");
    }
    const { erasureAt } = user;
    await commit(
      Users.save(user, { erasureAt: null }),
      remove(item),
      askLetter({ userId, letter: "undone", erasureAt, byAdministration: false }),
    );
  }, isStale);
}

async function found(userId: string): Promise<Users.UserRecord> {
  const user = isId("user", userId) ? await Users.find(userId) : undefined;
  if (!user) throw new AppError("user.not_found", "No encontramos esa cuenta.");
  return user;
}
