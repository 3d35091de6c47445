import { type Carrier, carrier } from "../kernel/outbox";
import { Campaigns } from "./campaigns";
import { Erasures } from "./erasures";
import { Exports } from "./exports";
import { Support } from "./support";
import { Templates } from "./templates";

/** Who carries the errands of outreach, see `Carrier`. */
export const carriers: readonly Carrier[] = [
  carrier("campaignTest", Campaigns.sendTest),
  carrier("templateTest", Templates.sendTest),
  carrier("support", Support.sendLetter),
  carrier("export", Exports.sendLetter),
  carrier("erasure", Erasures.sendLetter),
];
