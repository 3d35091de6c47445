import type { Held } from "../../kernel/held";

/** The items that this folder stores, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "subscriber",
    back: "person",
    why: "given as `novedades-de-foja`; erased but for the hash of its address",
  },
  { type: "segmentCell", back: "product", why: "counters, of nobody" },
  {
    type: "suppression",
    back: "person",
    why: "that an address gets no marketing: a keyed hash, kept for that",
  },
  { type: "campaign", back: "product", why: "Foja's own" },
  { type: "campaignCounts", back: "product", why: "counters, of nobody" },
  { type: "campaignLane", back: "product", why: "Foja's own" },
  { type: "campaignsHeard", back: "product", why: "of nobody" },
  { type: "campaignsProbe", back: "product", why: "of nobody" },
  {
    type: "recipient",
    back: "product",
    why: "that a letter went to a contact, by its keyed hash: of nobody once erased",
  },
  { type: "template", back: "product", why: "Foja's own" },
  { type: "templateVersion", back: "product", why: "Foja's own" },
  {
    type: "consultation",
    back: "person",
    why: "given as `consultas-a-soporte`; goes by its index",
  },
  { type: "consultationNumber", back: "product", why: "a counter" },
  { type: "consultationPace", back: "product", why: "counters" },
  { type: "export", back: "stays", at: ["EXPORT#"], why: "the list of exports itself" },
  { type: "erasure", back: "stays", at: ["ERASURE"], why: "the erasure itself, which goes last" },
  {
    type: "erasureRecord",
    back: "product",
    why: "that an account was erased, without a word of it: kept",
  },
];
