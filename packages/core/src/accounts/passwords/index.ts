export * as Passwords from "./index";
export { assertStrong, hashPassword, isOutdated, verifyPassword } from "./passwords";
