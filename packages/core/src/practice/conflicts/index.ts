export * as Conflicts from "./conflicts";
