import { nameKey } from "@foja/core/kernel/text.rules";
import { CONTACT_ROLE } from "~/components/contact-role";
import { type ContactRow, filedName, fullName } from "./contact-row";

/** The id of a case's client who is not a contact yet; no contact has such an id. */
export const CLIENT = "+";

type Named = Pick<ContactRow, "_id" | "name" | "lastName" | "role">;

/**
 * The people to offer for a case: those who are not in it, its client first. A client who is not a
 * contact yet is offered to be created.
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
