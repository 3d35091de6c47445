export { abandon, begin, finish, mint, reused } from "./idempotency";
export * as Idempotency from "./index";
export { reducedTo } from "./reduced.rules";
