export * as EscritoTemplates from "./index";
export { assertSound, create, get, list, remove, update, variables } from "./templates";
