import { CaseImports } from "@foja/core/operations/case-imports";
import { job } from "./job";

/** Resumes the imports of cases that stand still. */
export const handler = job("case-imports-sweep", () => CaseImports.sweep());
