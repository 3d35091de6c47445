export { KINDS, type Versioned } from "./kinds";
