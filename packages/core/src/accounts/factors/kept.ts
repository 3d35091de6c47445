import { digest } from "../../kernel/digest";
import {
  check,
  factorsKey,
  get,
  insert,
  refusal,
  replace,
  reservedKey,
  type Write,
} from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { hasFactor } from "../../kernel/factor.rules";
import { Users } from "../users";
import { type FactorsItem, type FactorsRecord, toItem } from "./factors.item";

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
  const on = hasFactor(next);
  const kept = on ? next : { ...next, recovery: [], remembered: [] };
  const noted = (user.secondFactor ?? false) === on ? [] : [Users.save(user, { secondFactor: on })];
  const last = !on && user.secondFactor ? [notDemanded(user._id)] : [];
  return [save(item, kept), ...noted, ...last];
}

/** Who demands it of their practice goes before it: refuses to take the last factor off meanwhile. */
const notDemanded = (userId: string): Write =>
  check(
    {
      key: reservedKey(userId),
      onlyIf: "attribute_not_exists(#demanded) OR #demanded = :no",
      names: { "#demanded": "factorDemanded" },
      values: { ":no": false },
    },
    refusal(
      "factor.demanded",
      "Tu estudio les pide el segundo factor a todos. Dejá de pedirlo para quitar el tuyo.",
    ),
  );

type Own = Pick<Awaited<ReturnType<typeof own>>, "user" | "item">;

/** The error of a code that proves nothing, whatever the reason. */
export const wrongCode = () =>
  invalid("code", "El código no es correcto, o ya se usó.", "auth.invalid_code");

/** Which password an account has: with another one no device is remembered, and no step goes on. */
export const passwordMark = ({ passwordHash }: { passwordHash: string | null }): string =>
  digest(`password\n${passwordHash ?? ""}`);
