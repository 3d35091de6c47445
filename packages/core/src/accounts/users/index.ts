export * as Passwords from "./password";
export * as Users from "./users";
