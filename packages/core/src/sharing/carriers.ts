import { type Carrier, carrier } from "../kernel/outbox";
import { Links } from "./links";
import { Notices } from "./notices";
import { Whatsapp } from "./whatsapp";

/** Who carries the letters to clients, see `Carrier`. */
export const carriers: readonly Carrier[] = [
  carrier("clientCode", Links.sendCode),
  carrier("clientNotice", Notices.sendNotice),
  carrier("clientWhatsapp", Whatsapp.carry),
];
