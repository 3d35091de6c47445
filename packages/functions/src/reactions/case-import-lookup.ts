import { CaseImports } from "@foja/core/operations/case-imports";
import { reactTo } from "./reaction";

/** Looks up at the courts the numbers of an import. */
export const handler = reactTo("caseImport.looking", ({ ownerId, importId }) =>
  CaseImports.look(ownerId, importId),
);
