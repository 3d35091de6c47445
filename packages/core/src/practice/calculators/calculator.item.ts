import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { attributesFor, type Base, type Indexes, type Kept, shelfOf } from "../../kernel/records";
import { startOfDay } from "../../kernel/zone.rules";
import type { CalculatorType } from "../../law/calculation/kinds.rules";
import { Folders } from "../folders";
import type { Calculator, CalculatorField, Computation } from "./calculator.schema";
import { type Packed, packed, rowsOf } from "./packed";

/** A calculation as stored. An item's own `type` is the kind of record. */
export type CalculatorRecord = Omit<
  Calculator,
  "archived" | "type" | "user" | "variables" | "result"
> & {
  calculatorType: CalculatorType;
  /** For a deadline scheduled before these were tasks: its agenda entries and its due day. */
  links?: { eventId: string | null; taskId: string | null; notificationId: string | null } | null;
  openUntil?: string | null;
} & Pick<Packed, "variables" | "result" | "packed"> &
  Base &
  Folders.InCase;

const deadlinesPartition = (ownerId: string) => `${ownerPartition(ownerId)}#DEADLINES`;

/** The deadlines of a practice scheduled as a calculation, to be converted to a task. */
export const toJoin = (ownerId: string) => ({
  index: "gsi2" as const,
  pk: deadlinesPartition(ownerId),
  sk: { from: "0", to: "9" },
});

/**
 * The indexes of a calculation: in its case, archived ones apart; also one to be converted to a
 * task.
 */
export function indexes(calculator: Kept<CalculatorRecord>): Indexes {
  if (calculator.shelf !== "active") return Folders.archivedIndex(calculator);
  const { _id, userId, folderId, date, openUntil } = calculator;
  return {
    ...(folderId && Folders.entryIndex(calculator, folderId, startOfDay(date))),
    ...(openUntil && { gsi2pk: deadlinesPartition(userId), gsi2sk: `${openUntil}#${_id}` }),
  };
}

/** How a case counts a calculation; archived ones are not counted. */
export const counted = (kept: Kept<CalculatorRecord>): Folders.Counted | undefined =>
  kept.shelf === "active" ? { folderId: kept.folderId, kind: "calculator" } : undefined;

/** A calculation as it is answered. A field that was not read is undefined. */
export function present(item: Item): Calculator {
  const kept = item as Item & CalculatorRecord;
  return {
    _id: kept._id,
    userId: kept.userId,
    user: kept.userId,
    type: kept.calculatorType,
    classType: kept.classType,
    subClassType: kept.subClassType,
    date: kept.date,
    folderId: kept.folderId,
    folderName: kept.folderName,
    groupId: kept.groupId,
    description: kept.description,
    ...computationOf(kept),
    archived: shelfOf(kept.sk) === "archived",
    createdAt: kept.createdAt,
    updatedAt: kept.updatedAt,
    version: kept.version,
  };
}

/** The computation of a calculation, without the fields of its record. */
export const computationOf = (kept: Packed): Computation => ({
  ...rowsOf(kept),
  capital: kept.capital,
  interest: kept.interest,
  amount: kept.amount,
  engineVersion: kept.engineVersion,
  computedAt: kept.computedAt,
  verification: kept.verification,
});

/** The attributes to read for the requested fields. */
export const attributesOf = (fields: readonly CalculatorField[]) => {
  const rows = fields.some((field) => field === "variables" || field === "result");
  const always = rows ? ["packed"] : [];
  return attributesFor(fields, { kept: { type: "calculatorType" }, always, inCase: true });
};

/** An earlier computation of a calculation. */
export type EarlierItem = Stored<Packed & { calculatorId: string }>;

/** The earlier computations of a calculation, by the version it then had. */
export const earlierRange = (ownerId: string, id: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `COMPUTATION#${id}#` },
});

const earlierKey = (ownerId: string, id: string, version: number): Key => ({
  pk: ownerPartition(ownerId),
  sk: `COMPUTATION#${id}#${String(version).padStart(8, "0")}`,
});

export const toEarlier = (kept: Kept<CalculatorRecord>): EarlierItem => ({
  ...earlierKey(kept.userId, kept._id, kept.version),
  type: "computation",
  calculatorId: kept._id,
  ...packed(computationOf(kept)),
  version: kept.version,
});
