export { abandon, begin, finish, mint } from "./idempotency";
export * as Idempotency from "./index";
export { reducedTo } from "./reduced.rules";
