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
    back: "stays",
    at: ["FEED"],
    file: "calendario-por-suscripcion",
    hidden: ["digest"],
    beside: (item: Item) => Feeds.doorsOf(item),
  },
  { type: "feedDoor", back: "beside", why: "goes with its feed" },
  {
    type: "googleConnection",
    back: "stays",
    at: ["GOOGLECALENDAR"],
    file: "google-calendar",
    hidden: ["refreshToken", "syncToken", "channels", "lease"],
    beside: (item: Item) => Google.doorsOf(item),
  },
  {
    type: "googleState",
    back: "stays",
    at: ["GOOGLESTATE#"],
    why: "a consent that is being asked, 15 minutes",
  },
  { type: "googleChannel", back: "beside", why: "goes with its link" },
  { type: "availability", back: "returns", at: ["AVAILABILITY"], file: "horarios" },
  {
    type: "bookingConfig",
    back: "returns",
    at: ["BOOKINGCONFIG"],
    file: "pagina-de-turnos",
    beside: (item: Item) => Bookings.doorsOf(item),
  },
  { type: "slugDoor", back: "beside", why: "goes with its page" },
  { type: "book", back: "missing", at: ["BOOK#"], why: "derived from the reservations" },
  {
    type: "reservation",
    back: "missing",
    at: ["RESERVATION#"],
    file: "turnos",
    hidden: ["visitor", "code", "nonce"],
    beside: (item: Item) => Reservations.doorsOf(item),
  },
  { type: "guest", back: "missing", at: ["GUEST#"], why: "derived from the reservations" },
  { type: "manageDoor", back: "beside", why: "goes with its reservation" },
];
