export * as Digests from "./digests";
