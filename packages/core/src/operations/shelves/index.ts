export * as Shelves from "./shelves";
