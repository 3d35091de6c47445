import type { Held } from "../kernel/held";
import { Links } from "./links";

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
  { type: "noticeSettings", at: ["NOTICESETTINGS"], file: "ajustes-de-avisos-a-clientes" },
  { type: "noticesOff", at: ["NOTICEOFF#"], file: "clientes-sin-avisos" },
  { type: "clientDocument", at: ["CLIENTDOC#"], file: "documentos-compartidos" },
];
