import { FUERO_NAMES } from "../folders/court.rules";
import { numberText } from "../folders/number.rules";
import { suitOf } from "./caratula.rules";
import { jurisOf, withLacking } from "./case-of.rules";
import { KEEP, keyOfMev, OUT, ofNumber, type Place } from "./court-of.rules";
import type { Doubt, FoundCase, FoundFields } from "./found-case.rules";
import { numbersIn } from "./numbers.rules";

/** What a plain «yes» answers to a question; undefined where it needs a choice. */
export function yesOf({ key, options }: Doubt): string | undefined {
  const keep = options.find(({ value }) => value === KEEP);
  if (keep && !/^(?:department|fuero)/.test(key)) return KEEP;
  // Only where the row itself named that fuero.
  return /^fuero:./.test(key) ? options[0]?.value : undefined;
}

/** A case after an answer to one of its questions. It is the same one if it was not asked that. */
export function answered(one: FoundCase, key: string, value: string): FoundCase {
  const asked = one.doubts.find((doubt) => doubt.key === key);
  if (!asked) return one;
  if (value === OUT.value) return { ...one, isOut: true };
  const rest = { ...one, doubts: one.doubts.filter((doubt) => doubt !== asked) };
  const [what, said = ""] = split(value);
  if (what === "number") return withNumber(rest, said);
  if (what === "fuero") return withNumber(rest, `${said} ${one.fields.folderExpediente ?? ""}`);
  if (what === "longer") return longer(rest, asked);
  if (what === "department") return inDepartment(rest, said);
  return rest;
}

/** A carátula with what follows it in its own row: the same answer is another text in each. */
function longer(one: FoundCase, { options }: Doubt): FoundCase {
  const [, tail = ""] = split(options.find(({ value }) => value.startsWith("longer"))?.value ?? "");
  const folderName = `${one.fields.folderName}${tail}`.slice(0, 250);
  return { ...one, fields: { ...one.fields, folderName }, suit: suitOf(folderName) };
}

function split(value: string): [string, string?] {
  const at = value.indexOf(":");
  return at === -1 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}

/** All the cases after an answer that holds for every one with the same question. */
export const answeredAll = (cases: readonly FoundCase[], key: string, value: string): FoundCase[] =>
  cases.map((one) => (one.isOut ? one : answered(one, key, value)));

/** A case with another number, read as a list's. The questions about the old number are gone. */
export function withNumber(one: FoundCase, text: string): FoundCase {
  const { folderJuzgado, folderJuris, folderFuero } = one.fields;
  const written = text.replace(/\s+/g, " ").trim();
  const doubts = one.doubts.filter(({ kind }) => !ABOUT_NUMBER.has(kind));
  const [found] = numbersIn(written);
  if (!found) {
    const fields = without(one.fields, "folderExpediente");
    const numbered = written ? { ...fields, folderExpediente: written.slice(0, 60) } : fields;
    const bare = {
      ...one,
      fields: numbered,
      court: null,
      numberKey: numberText(written) ?? null,
      doubts,
    };
    return { ...one, ...withLacking(bare) };
  }
  const told = {
    court: folderJuzgado ? [folderJuzgado] : [],
    juris: folderJuris,
    fuero: folderFuero,
  };
  return placed({ ...one, doubts }, ofNumber(found, told));
}

const ABOUT_NUMBER = new Set<Doubt["kind"]>([
  "number",
  "numbers",
  "department",
  "fuero",
  "nothing",
]);

function placed(one: FoundCase, place: Place): FoundCase {
  const { court, numberKey, doubts } = place;
  const juris = jurisOf({ juris: one.fields.folderJuris }, place);
  const fuero = one.fields.folderFuero ?? FUERO_NAMES[court?.fuero ?? ""];
  const fields: FoundFields = {
    ...one.fields,
    folderExpediente: place.number,
    ...(juris && { folderJuris: juris }),
    ...(fuero && { folderFuero: fuero }),
  };
  return { ...one, fields, court, numberKey, doubts: [...one.doubts, ...doubts] };
}

function inDepartment(one: FoundCase, department: string): FoundCase {
  const number = one.fields.folderExpediente ?? "";
  const court = { system: "mev" as const, number, fuero: null, department };
  const juris = jurisOf({}, { court, place: null });
  const numberKey = keyOfMev(number, department);
  return { ...one, court, numberKey, fields: { ...one.fields, folderJuris: juris } };
}

function without<K extends keyof FoundFields>(fields: FoundFields, name: K): FoundFields {
  const { [name]: _, ...rest } = fields;
  return rest as FoundFields;
}

/** The fields that a person may correct in a row before it is brought. */
export type Corrections = Pick<
  FoundFields,
  "folderName" | "folderExpediente" | "customerName" | "folderContraparte" | "folderJuzgado"
>;

/** A case as a person corrected it: what they wrote is not asked again. */
export function corrected(one: FoundCase, given: Corrections): FoundCase {
  const {
    folderName,
    folderExpediente = "",
    customerName,
    folderContraparte,
    folderJuzgado,
  } = given;
  const named = folderName.trim().slice(0, 250);
  const doubts = one.doubts.filter(({ kind }) => kind !== "caratula" && kind !== "pair");
  const fields: FoundFields = {
    ...one.fields,
    folderName: named,
    ...{ customerName: customerName?.trim() || undefined },
    ...{ folderContraparte: folderContraparte?.trim() || undefined },
    ...{ folderJuzgado: folderJuzgado?.trim() || undefined },
  };
  const suit = named === one.fields.folderName ? one.suit : suitOf(named);
  const client = { ...one.client, name: fields.customerName };
  const changed = { ...one, fields, suit, client, doubts, isOut: false };
  const isSame = folderExpediente.trim() === (one.fields.folderExpediente ?? "");
  return isSame ? changed : withNumber(changed, folderExpediente);
}
