export { KINDS } from "./kinds";
