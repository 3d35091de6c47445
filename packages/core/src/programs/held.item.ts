import type { Held } from "../kernel/held";

/** The items that this room stores, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "webhookEndpoint",
    at: ["HOOK#"],
    file: "avisos-a-programas",
    hidden: ["secret", "former"],
  },
  { type: "webhookDelivery", at: ["HOOKSENT#"], file: "envios-a-programas" },
  { type: "webhookWaiting", at: ["HOOKWAIT#"], why: "which deliveries wait: they are given" },
  { type: "proposal", at: ["PROPOSAL#"], file: "propuestas-de-programas", hidden: ["keyId"] },
  {
    type: "proposalGate",
    at: ["PROPOSALGATE"],
    why: "that proposals are made one after the other",
  },
  { type: "webhookLane", at: ["HOOKLANE#"], why: "which lanes have to be looked at" },
];
