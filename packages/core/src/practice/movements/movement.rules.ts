import { fold } from "../../kernel/text.rules";
import type { Movement } from "./movement.schema";

export type MovementFilter = { search?: string; kinds?: string[]; hasLink?: boolean };

/** Whether a movement matches a list's filters; texts are compared without accents or case. */
export function passes(filter: MovementFilter): (movement: Movement) => boolean {
  const kinds = filter.kinds?.length ? new Set(filter.kinds.map(fold)) : undefined;
  const sought = fold(filter.search ?? "");
  return ({ title, description, movement, link }) => {
    if (kinds && !kinds.has(fold(movement ?? ""))) return false;
    if (filter.hasLink !== undefined && filter.hasLink !== (link !== null)) return false;
    return (
      sought === "" || fold(`${title} ${movement ?? ""} ${description ?? ""}`).includes(sought)
    );
  };
}
