export { asSeenBy, keptFrom, keptIn } from "./seen-by";
