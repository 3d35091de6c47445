import { CaseImports } from "@foja/core/operations/case-imports";
import { reactTo } from "./reaction";

/** Writes, links or undoes the cases of an import. */
export const handler = reactTo("caseImport.started", ({ ownerId, importId }) =>
  CaseImports.carry(ownerId, importId),
);
