export { fill } from "./examples";
export * as Start from "./index";
export { dismiss, loadExamples, read, removeExamples } from "./start";
