export { type BookingRecord, configKey as keyOf, doorsOf, fromItem } from "./booking.item";
export { current, update } from "./config";
export * as Bookings from "./index";
export { missing, ownerOf, page, titleOf } from "./page";
