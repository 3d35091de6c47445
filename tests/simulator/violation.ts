/** Something that must never be and is: which rule it breaks, and what was found. */
export class Violation extends Error {
  constructor(
    readonly rule: string,
    found: string,
  ) {
    super(`${rule}: ${found}`);
  }
}

/** Throws a violation of a rule unless it holds. */
export function must(rule: string, holds: boolean, found: () => string): void {
  if (!holds) throw new Violation(rule, found());
}
