import { asSystem } from "@foja/core/kernel/actor";
import { env } from "@foja/core/kernel/env";
import { addressed } from "@foja/core/practice/folders/mail-address.rules";
import { Incoming } from "@foja/core/practice/incoming";
import type { Gate } from "./receiver";

const answerOf = (why: Incoming.Refusal | null) => why && Incoming.smtpAnswer(why);

/** Has the product say which letters are taken, as a function of AWS would after SES took them. */
export const gate: Gate = {
  address: async (address) => answerOf(await asSystem("smtp", () => Incoming.refusalOf(address))),
  practice: (address) => addressed(address, env().MAIL_IN_DOMAIN ?? "")?.ownerId ?? address,
  letter: async (id, raw, recipients) => answerOf(await Incoming.taken(id, raw, recipients)),
};
