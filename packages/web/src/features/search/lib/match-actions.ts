import { words } from "@foja/core/kernel/text.rules";

/** An action's name, and other words by which it is found. */
type Named = { label: string; also?: string };

/** The most actions to show. */
const MOST = 5;

/** The actions whose name has every word of a text, or its beginning: five at most. */
export function matchActions<A extends Named>(actions: readonly A[], text: string): A[] {
  const sought = words(text);
  if (sought.join("").length < 2) return [];
  return actions.filter((action) => hasAll(action, sought)).slice(0, MOST);
}

function hasAll({ label, also = "" }: Named, sought: readonly string[]): boolean {
  const own = words(`${label} ${also}`);
  return sought.every((word) => own.some((one) => one.startsWith(word)));
}
