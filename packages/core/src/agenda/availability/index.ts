export { current, update } from "./availability";
export { availabilityKey as keyOf, fromItem } from "./availability.item";
export * as Availabilities from "./index";
