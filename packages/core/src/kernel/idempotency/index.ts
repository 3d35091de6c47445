export * as Idempotency from "./idempotency";
