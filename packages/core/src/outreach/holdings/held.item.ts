import type { Held } from "../../kernel/held";

/** The items that this folder stores, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "subscriber",
    why: "given as `novedades-de-foja`; erased but for the hash of its address",
  },
  { type: "segmentCell", why: "counters, of nobody" },
  { type: "suppression", why: "that an address gets no marketing: a keyed hash, kept for that" },
  { type: "campaign", why: "Foja's own" },
  { type: "campaignCounts", why: "counters, of nobody" },
  { type: "campaignLane", why: "Foja's own" },
  { type: "campaignsHeard", why: "of nobody" },
  { type: "campaignsProbe", why: "of nobody" },
  {
    type: "recipient",
    why: "that a letter went to a contact, by its keyed hash: of nobody once erased",
  },
  { type: "template", why: "Foja's own" },
  { type: "templateVersion", why: "Foja's own" },
  { type: "consultation", why: "given as `consultas-a-soporte`; goes by its index" },
  { type: "consultationNumber", why: "a counter" },
  { type: "consultationPace", why: "counters" },
  { type: "export", at: ["EXPORT#"], why: "the list of exports itself" },
  { type: "erasure", at: ["ERASURE"], why: "the erasure itself, which goes last" },
  { type: "erasureRecord", why: "that an account was erased, without a word of it: kept" },
];
