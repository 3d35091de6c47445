import type { Kind } from "~/lib/outcome";

/** How a case is called in what is said of it. */
export const CASES: Kind = { one: "causa", many: "causas", ending: "a" };
