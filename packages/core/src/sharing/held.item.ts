import type { Held } from "../kernel/held";
import { Links } from "./links";
import { Whatsapp } from "./whatsapp";

/** The items that this room stores, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "clientLink",
    at: ["CLIENTLINK#"],
    file: "enlaces-de-clientes",
    hidden: ["tokenHash"],
    beside: (item) => [Links.doorKey(String((item as { tokenHash?: unknown }).tokenHash))],
  },
  { type: "clientDoor", why: "finds a link by the hash of its token; goes with it" },
  { type: "clientNotice", at: ["NOTICE#"], file: "avisos-a-clientes" },
  { type: "noticeMark", at: ["NOTICEMARK#"], why: "that a cause proposed a notice" },
  {
    type: "whatsappMessage",
    at: ["WHATSAPP#"],
    file: "mensajes-de-whatsapp",
    beside: Whatsapp.besideOf,
  },
  { type: "whatsappMonth", at: ["WHATSAPPMONTH#"], file: "whatsapp-por-mes" },
  { type: "whatsappSent", why: "finds a message by its id at WhatsApp; goes with it" },
  { type: "whatsappDoor", why: "the last message to a number; goes with it, or after thirty days" },
  { type: "whatsappHeard", why: "when a number wrote, by its hash, for two days; of no practice" },
  { type: "noticeSettings", at: ["NOTICESETTINGS"], file: "ajustes-de-avisos-a-clientes" },
  { type: "noticesOff", at: ["NOTICEOFF#"], file: "clientes-sin-avisos" },
  { type: "clientDocument", at: ["CLIENTDOC#"], file: "documentos-compartidos" },
];
