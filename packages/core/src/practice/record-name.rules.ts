import type { RecordKind } from "../kernel/records/record.rules";
import { calculatorTitle } from "../law/calculation/words.rules";

type Named = Record<string, unknown>;

const text = (value: unknown) => (typeof value === "string" ? value : "");

const NAMES: Record<RecordKind, (record: Named) => string> = {
  folder: ({ folderName }) => text(folderName),
  contact: ({ name, lastName }) => [text(name), text(lastName)].filter(Boolean).join(" "),
  task: ({ name }) => text(name),
  event: ({ title }) => text(title),
  calculator: ({ calculatorType, description }) => calculatorTitle(calculatorType, description),
  movement: ({ title }) => text(title),
  notification: ({ title }) => text(title),
};

/** The fields of which a record's name is made. */
export const NAME_FIELDS = [
  ...["folderName", "name", "lastName", "title", "calculatorType", "description"],
];

/** The name of a record in lists of many kinds. */
export const nameOf = (kind: RecordKind, record: Named): string => NAMES[kind](record);
