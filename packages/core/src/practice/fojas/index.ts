export { fojas } from "./fojas";
