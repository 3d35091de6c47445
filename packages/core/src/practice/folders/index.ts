export * as Folders from "./folders";
