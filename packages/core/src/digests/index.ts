export * as Digests from "./send";
