import { RECORD_KINDS } from "@foja/core/kernel/records/record.rules";
import { isEntry } from "@foja/core/practice/kinds/kinds.rules";
import { formatNumber } from "./format";
import { KINDS } from "./kinds/kinds";

/** How many records of each kind a case holds. */
export type Held = Partial<Record<string, number>>;

/** What is deleted with a case: «3 tareas, 2 eventos y 1 movimiento»; null if it is empty. */
export function heldText(held: Held): string | null {
  const parts = RECORD_KINDS.filter(isEntry).flatMap((kind) => {
    const { one, many } = KINDS[kind];
    const count = held[kind] ?? 0;
    return count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? one : many}`];
  });
  const last = parts.pop();
  if (last === undefined) return null;
  return parts.length === 0 ? last : `${parts.join(", ")} y ${last}`;
}

/** The sentence about it that is shown before a case is deleted. */
export function alongSentence(held: Held): string | null {
  const text = heldText(held);
  return text && `Se va con ${text}; si la restaurás, vuelve con lo mismo.`;
}
