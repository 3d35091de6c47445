import { nameKey } from "@foja/core/kernel/text.rules";
import { CONTACT_ROLE } from "~/components/contact-role";
import { type ContactRow, filedName, fullName } from "./contact-row";

/** Stands for the client of a case who is no contact yet; no contact has such an identifier. */
export const CLIENT = "+";

type Named = Pick<ContactRow, "_id" | "name" | "lastName" | "role">;

/**
 * Whom to add to a case: those who are not in it, its client first. A client that only the case
 * names is offered to be made.
 */
export function offered(all: readonly Named[], parties: readonly Named[], client: string | null) {
  const taken = new Set(parties.map(({ _id }) => _id));
  const others = all.filter(({ _id }) => !taken.has(_id));
  const key = nameKey(client ?? "");
  const isClient = (one: Named) => key !== "" && nameKey(fullName(one)) === key;
  const options = others.map((one) => ({
    _id: one._id,
    label: filedName(one),
    aside: isClient(one) ? OF_CASE : one.role && CONTACT_ROLE[one.role],
    first: isClient(one),
  }));
  const known = options.filter(({ first }) => first);
  const rest = options.filter(({ first }) => !first);
  const lacks = key !== "" && known.length === 0 && !parties.some(isClient);
  const made = lacks ? [{ _id: CLIENT, label: `Crear «${client}»`, aside: OF_CASE }] : [];
  return [...made, ...known, ...rest].map(({ _id, label, aside }) => ({ _id, label, aside }));
}

const OF_CASE = "Cliente de la causa";
