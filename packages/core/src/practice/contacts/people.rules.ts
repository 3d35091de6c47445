import { nameKey } from "../../kernel/text.rules";
import { type Identity, identityKey, sameBy } from "./identity.rules";

/** A person or company as a list of people knows it. */
export type Person = Identity & { name: string; lastName: string | null };

/** People, among whom one who comes again is found. */
export type People<P extends Person> = {
  /** The first with that document or CUIT or, unless these differ, with that name. */
  find(one: Person): P | undefined;
  /** Adds somebody, to be found by the name and the documents of `as`: their own where left out. */
  add(one: P, as?: Person): void;
};

const nameOf = ({ name, lastName }: Person) => nameKey(`${name} ${lastName ?? ""}`);

/** Whether the documents of two people show that they are two. */
const differ = (one: Person, other: Person) =>
  identityKey(one) !== undefined && identityKey(other) !== undefined && !sameBy(one, other);

/** An empty list of people. */
export function people<P extends Person>(): People<P> {
  const identities = new Map<string, P[]>();
  const names = new Map<string, P[]>();
  const listed = (map: Map<string, P[]>, key: string) => map.get(key) ?? [];
  return {
    find: (one) => {
      const key = identityKey(one);
      const same = key && listed(identities, key).find((other) => sameBy(one, other));
      return same || listed(names, nameOf(one)).find((other) => !differ(one, other));
    },
    add: (one, as = one) => {
      const key = identityKey(as);
      if (key) identities.set(key, [...listed(identities, key), one]);
      names.set(nameOf(as), [...listed(names, nameOf(as)), one]);
    },
  };
}
