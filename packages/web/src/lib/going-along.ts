import { formatNumber } from "./format";

/** How many records of each kind a case holds; kinds without words are not mentioned. */
export type Held = Partial<Record<string, number>>;

const WORDS: readonly (readonly [string, string, string])[] = [
  ["task", "tarea", "tareas"],
  ["event", "evento", "eventos"],
  ["calculator", "cálculo", "cálculos"],
  ["movement", "movimiento", "movimientos"],
  ["notification", "notificación", "notificaciones"],
];

/** What is deleted with a case: «3 tareas, 2 eventos y 1 movimiento»; null if it is empty. */
export function heldText(held: Held): string | null {
  const parts = WORDS.flatMap(([kind, one, many]) => {
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
