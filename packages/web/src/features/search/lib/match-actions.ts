import { words } from "@foja/core/kernel/text.rules";

/** An action's name, and other words by which it is looked for. */
type Named = { label: string; also?: string };

/** With more than these nobody reads them. */
const MOST = 5;

/** The actions that have every word of a text, or its beginning, in their name: five at most. */
export function matchActions<A extends Named>(actions: readonly A[], text: string): A[] {
  const sought = words(text);
  if (sought.join("").length < 2) return [];
  return actions.filter((action) => hasAll(action, sought)).slice(0, MOST);
}

function hasAll({ label, also = "" }: Named, sought: readonly string[]): boolean {
  const own = words(`${label} ${also}`);
  return sought.every((word) => own.some((one) => one.startsWith(word)));
}
