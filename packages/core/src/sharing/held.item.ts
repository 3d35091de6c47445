import type { Held } from "../kernel/held";
import { Links } from "./links";
import { Whatsapp } from "./whatsapp";

/** The items that this room stores, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "clientLink",
    back: "stays",
    at: ["CLIENTLINK#"],
    file: "enlaces-de-clientes",
    hidden: ["tokenHash"],
    beside: (item) => [Links.doorKey(String((item as { tokenHash?: unknown }).tokenHash))],
  },
  {
    type: "clientDoor",
    back: "beside",
    why: "finds a link by the hash of its token; goes with it",
  },
  { type: "clientNotice", back: "missing", at: ["NOTICE#"], file: "avisos-a-clientes" },
  {
    type: "noticeMark",
    back: "missing",
    at: ["NOTICEMARK#"],
    why: "that a cause proposed a notice",
  },
  {
    type: "whatsappMessage",
    back: "missing",
    at: ["WHATSAPP#"],
    file: "mensajes-de-whatsapp",
    beside: Whatsapp.besideOf,
  },
  { type: "whatsappMonth", back: "stays", at: ["WHATSAPPMONTH#"], file: "whatsapp-por-mes" },
  {
    type: "whatsappSent",
    back: "beside",
    why: "finds a message by its id at WhatsApp; goes with it",
  },
  {
    type: "whatsappDoor",
    back: "beside",
    why: "the last message to a number; goes with it, or after thirty days",
  },
  {
    type: "whatsappHeard",
    back: "product",
    why: "when a number wrote, by its hash, for two days; of no practice",
  },
  {
    type: "noticeSettings",
    back: "returns",
    at: ["NOTICESETTINGS"],
    file: "ajustes-de-avisos-a-clientes",
  },
  { type: "noticesOff", back: "stays", at: ["NOTICEOFF#"], file: "clientes-sin-avisos" },
  { type: "clientDocument", back: "stays", at: ["CLIENTDOC#"], file: "documentos-compartidos" },
];
