import { digest } from "../../kernel/digest";
import { get, insert, replace, type Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Users } from "../users";
import { type FactorsItem, type FactorsRecord, factorsKey, toItem } from "./factors.item";
import { isOn } from "./factors.rules";

const NOTHING = { totp: null, pending: null, passkeys: [], recovery: [], remembered: [] };

/** What an account has as its second factor, or has begun to. */
export const find = (userId: string) => get<FactorsItem>(factorsKey(userId));

/** The signed-in person, and their factors: none yet is nothing. */
export async function own() {
  const user = await Users.current();
  const item = await find(user._id);
  return { user, item, factors: item ?? { userId: user._id, ...NOTHING } };
}

/** Writes what an account's factors have become, unless somebody changed them meanwhile. */
export function save(item: FactorsItem | undefined, next: FactorsRecord): Write {
  return item ? replace(toItem(next), item) : insert(toItem(next));
}

/**
 * What every change of factors writes: the factors, and in the account whether there is one, which
 * is what signing in goes by. Without one, nothing of it stays.
 */
export function change({ user, item }: Own, next: FactorsRecord): Write[] {
  const on = isOn(next);
  const kept = on ? next : { ...next, recovery: [], remembered: [] };
  const noted = (user.secondFactor ?? false) === on ? [] : [Users.save(user, { secondFactor: on })];
  return [save(item, kept), ...noted];
}

type Own = Pick<Awaited<ReturnType<typeof own>>, "user" | "item">;

/** The error of a code that proves nothing, whatever the reason. */
export const wrongCode = () =>
  invalid("code", "El código no es correcto, o ya se usó.", "auth.invalid_code");

/** Which password an account has: with another one no device is remembered, and no step goes on. */
export const passwordMark = ({ passwordHash }: { passwordHash: string | null }): string =>
  digest(`password\n${passwordHash ?? ""}`);
