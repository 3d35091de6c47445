import { fold, nameKey } from "../../kernel/text.rules";
import { contradict } from "../contacts/identity.rules";
import { namePartsOf } from "../contacts/name.rules";
import { sideOf } from "../folders/party.rules";
import { isOfParty } from "./caratula.rules";
import type { FoundCase, FoundContact, FoundFields } from "./found-case.rules";

/** Whom the practice represents: the one who sues, or the one who is sued. */
export type Side = "actor" | "demandado";

/** Cases with the same object whose client is not known yet. */
export type SideGroup = { object: string; count: number };

/** Whether a case names two parties and does not tell which of them is the client. */
export const needsSide = ({ fields, suit, isOut }: FoundCase): boolean =>
  !isOut &&
  !fields.customerName &&
  sideOf(fields.folderParte) === null &&
  suit.claimant !== "" &&
  suit.defendant !== "";

/** The objects of the cases whose client is not known, the most frequent first. */
export function sideGroups(cases: readonly FoundCase[]): SideGroup[] {
  const groups = new Map<string, SideGroup>();
  for (const one of cases) {
    if (!needsSide(one)) continue;
    const object = one.suit.object || "Sin objeto";
    const key = fold(object);
    const group = groups.get(key) ?? { object, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** The cases after «¿A quién representás?», for those of an object or for all that ask it. */
export function withSides(cases: readonly FoundCase[], side: Side, object?: string): FoundCase[] {
  const wanted = object === undefined ? undefined : fold(object);
  return cases.map((one) => {
    const isMeant = wanted === undefined || fold(one.suit.object || "Sin objeto") === wanted;
    return isMeant && needsSide(one)
      ? { ...one, fields: { ...one.fields, folderParte: side } }
      : one;
  });
}

/** Who is the client and who is not, as far as the list and the answers tell. */
export function partiesOf({
  fields,
  suit,
}: FoundCase): Pick<FoundFields, "customerName" | "folderContraparte" | "folderParte"> {
  const { customerName, folderContraparte } = fields;
  const folderParte =
    fields.folderParte ?? (customerName ? sideNamed(customerName, suit) : undefined);
  const side = sideOf(folderParte);
  const [own, other] =
    side === "demandada" ? [suit.defendant, suit.claimant] : [suit.claimant, suit.defendant];
  if (side !== "actora" && side !== "demandada")
    return { customerName, folderContraparte, folderParte };
  return {
    customerName: customerName ?? (own || undefined),
    folderContraparte: folderContraparte ?? (other || undefined),
    folderParte,
  };
}

function sideNamed(client: string, { claimant, defendant }: FoundCase["suit"]): Side | undefined {
  const [sues, isSued] = [isOfParty(client, claimant), isOfParty(client, defendant)];
  if (sues === isSued) return undefined;
  return sues ? "actor" : "demandado";
}

/** The people of a case as contacts: the client with what the list says of them, and the other side. */
export function contactsOf(one: FoundCase): FoundContact[] {
  const { customerName, folderContraparte } = partiesOf(one);
  const { name: _, ...told } = one.client;
  const isTwo = contradict({ document: told.document ?? null, cuit: told.cuit ?? null });
  const client = isTwo ? { ...told, cuit: undefined } : told;
  return [
    ...(customerName ? [{ ...personOf(customerName), ...client, role: "cliente" as const }] : []),
    ...(folderContraparte
      ? [{ ...personOf(folderContraparte), role: "contraparte" as const }]
      : []),
  ];
}

function personOf(text: string): Pick<FoundContact, "name" | "lastName" | "type"> {
  const { name, lastName, type } = namePartsOf(text);
  return {
    type,
    name: name.slice(0, 120),
    ...(lastName && { lastName: lastName.slice(0, 120) }),
  };
}

/** How many different people the cases name: the same CUIT, document or words of a name are one. */
export function countPeople(cases: readonly FoundCase[]): number {
  const people = new Set<string>();
  for (const one of cases) {
    for (const { cuit, document, name, lastName = "" } of contactsOf(one)) {
      people.add(cuit ?? document ?? nameKey(`${lastName} ${name}`));
    }
  }
  return people.size;
}
