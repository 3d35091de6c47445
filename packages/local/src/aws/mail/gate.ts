import { asSystem } from "@foja/core/kernel/actor";
import { Incoming } from "@foja/core/practice/incoming";
import type { Gate } from "./receiver";

const answerOf = (why: Incoming.Refusal | null) => why && Incoming.smtpAnswer(why);

/** Has the product say which letters are taken, as a function of AWS would after SES took them. */
export const gate: Gate = {
  address: async (address) => answerOf(await asSystem("smtp", () => Incoming.refusalOf(address))),
  // Whatever follows the last point before the «@» is of the practice.
  practice: (address) =>
    address
      .toLowerCase()
      .replace(/^.*\.(?=[^.@]*@)/, "")
      .replace(/\+[^@]*/, ""),
  letter: async (id, raw, recipients) => answerOf(await Incoming.taken(id, raw, recipients)),
};
