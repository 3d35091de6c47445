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

/** Reads an account's second factors, pending ones included. */
export const find = (userId: string) => get<FactorsItem>(factorsKey(userId));

/** The signed-in person and their factors; empty ones where there are none yet. */
export async function own() {
  const user = await Users.current();
  const item = await find(user._id);
  return { user, item, factors: item ?? { userId: user._id, ...NOTHING } };
}

/** The write of an account's factors, which fails if somebody changed them meanwhile. */
export function save(item: FactorsItem | undefined, next: FactorsRecord): Write {
  return item ? replace(toItem(next), item) : insert(toItem(next));
}

/**
 * The writes of a change of factors: the factors, and in the account whether it has any, which
 * sign-in relies on. Without any, recovery codes and remembered devices are removed.
 */
export function change(own: Own, next: FactorsRecord): Write[] {
  const { writes, account } = planChange(own, next);
  const noted = account.secondFactor === undefined ? [] : [Users.save(own.user, account)];
  return [...writes, ...noted];
}

/** Like `change`, for who changes more in the account: the other writes, and what to change in it. */
export function planChange({ user, item }: Own, next: FactorsRecord) {
  const on = hasFactor(next);
  const kept = on ? next : { ...next, recovery: [], remembered: [] };
  const last = !on && user.secondFactor ? [notDemanded(user._id)] : [];
  const account = (user.secondFactor ?? false) === on ? {} : { secondFactor: on };
  return { writes: [save(item, kept), ...last], account: account as { secondFactor?: boolean } };
}

/** Makes the removal of the last factor fail if the person's practice demands one. */
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

/** The error of an invalid code, whatever the reason. */
export const wrongCode = () =>
  invalid("code", "El código no es correcto, o ya se usó.", "auth.invalid_code");

/** The mark of a password: changing it invalidates remembered devices and pending sign-ins. */
export const passwordMark = ({ passwordHash }: { passwordHash: string | null }): string =>
  digest(`password\n${passwordHash ?? ""}`);
