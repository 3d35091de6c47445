export { type Changed, type Derived, unlessRemoved } from "./changes";
