import type { Item } from "../kernel/dynamo";
import type { Held } from "../kernel/held";
import { Bookings } from "./booking";
import { Feeds } from "./feeds";
import { Google } from "./google";
import { Reservations } from "./reservations";

/** The items that the agenda stores, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "feed",
    at: ["FEED"],
    file: "calendario-por-suscripcion",
    hidden: ["digest"],
    beside: (item: Item) => Feeds.doorsOf(item),
  },
  { type: "feedDoor", why: "goes with its feed" },
  {
    type: "googleConnection",
    at: ["GOOGLECALENDAR"],
    file: "google-calendar",
    hidden: ["refreshToken", "syncToken", "channels", "lease"],
    beside: (item: Item) => Google.doorsOf(item),
  },
  { type: "googleState", at: ["GOOGLESTATE#"], why: "a consent that is being asked, 15 minutes" },
  { type: "googleChannel", why: "goes with its link" },
  { type: "availability", at: ["AVAILABILITY"], file: "horarios" },
  {
    type: "bookingConfig",
    at: ["BOOKINGCONFIG"],
    file: "pagina-de-turnos",
    beside: (item: Item) => Bookings.doorsOf(item),
  },
  { type: "slugDoor", why: "goes with its page" },
  { type: "book", at: ["BOOK#"], why: "derived from the reservations" },
  {
    type: "reservation",
    at: ["RESERVATION#"],
    file: "turnos",
    hidden: ["visitor", "code", "nonce"],
    beside: (item: Item) => Reservations.doorsOf(item),
  },
  { type: "guest", at: ["GUEST#"], why: "derived from the reservations" },
  { type: "manageDoor", why: "goes with its reservation" },
];
