export * as People from "./index";
export { change, endSessions, get, recountStorage } from "./people";
