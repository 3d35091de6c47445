import type { Held } from "../kernel/held";

/** The items that this room stores, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "webhookEndpoint",
    back: "stays",
    at: ["HOOK#"],
    file: "avisos-a-programas",
    hidden: ["secret", "former"],
  },
  { type: "webhookDelivery", back: "stays", at: ["HOOKSENT#"], file: "envios-a-programas" },
  {
    type: "webhookWaiting",
    back: "stays",
    at: ["HOOKWAIT#"],
    why: "which deliveries wait: they are given",
  },
  {
    type: "proposal",
    back: "stays",
    at: ["PROPOSAL#"],
    file: "propuestas-de-programas",
    hidden: ["keyId"],
  },
  {
    type: "proposalGate",
    back: "stays",
    at: ["PROPOSALGATE"],
    why: "that proposals are made one after the other",
  },
  {
    type: "webhookLane",
    back: "stays",
    at: ["HOOKLANE#"],
    why: "which lanes have to be looked at",
  },
];
