import { carriers as accounts } from "@foja/core/accounts/carriers";
import { Letters } from "@foja/core/accounts/letters";
import { carriers as agenda } from "@foja/core/agenda/carriers";
import { carriers as courts } from "@foja/core/courts/carriers";
import { type Errand, Outbox } from "@foja/core/kernel/outbox";
import { carriers as money } from "@foja/core/money/carriers";
import { carriers as outreach } from "@foja/core/outreach/carriers";
import { carriers as practice } from "@foja/core/practice/carriers";
import { carriers as programs } from "@foja/core/programs/carriers";
import { carriers as sharing } from "@foja/core/sharing/carriers";
import { carriers as telling } from "@foja/core/telling/carriers";
import { log } from "../log";
import { ERRAND_GIVEN_UP, LETTERS_STOPPED } from "../log-lines";

/** Every errand's carrier, as the rooms register them. */
export const carriers = [
  ...[...accounts, ...practice, ...money, ...telling, ...agenda, ...courts],
  ...[...sharing, ...programs, ...outreach],
];

const byKind = new Map(carriers.map(({ kind, carry }) => [kind, carry]));

/**
 * Carries an errand of the outbox, by the room that registered for its kind, and logs a failure. It
 * does not throw for that: the errand is due again later, and nothing after it in the stream waits.
 */
export async function carryErrand(id: string): Promise<Outbox.Attempt> {
  const attempt = await Outbox.once(id, carryUnlessWithheld);
  const { outcome, tries, kind, error } = attempt;
  const facts = { errand: id, kind, tries, error: error instanceof Error ? error.name : "unknown" };
  if (outcome === "failed") log().warn("errand put off", facts);
  if (outcome === "given-up") log().error(ERRAND_GIVEN_UP, facts);
  return attempt;
}

/** Ends a letter beyond a ceiling; one beyond that of all practices is due again later. */
async function carryUnlessWithheld(errand: Errand & { _id: string }) {
  const carry = byKind.get(errand.kind);
  if (!carry) throw new Error(`no room carries an errand of kind ${errand.kind}`);
  try {
    await carry(errand);
    return undefined;
  } catch (error) {
    if (!(error instanceof Letters.Withheld)) throw error;
    const { reason } = error;
    const facts = { letter: errand._id, kind: errand.kind, reason };
    if (reason !== "product") {
      log().warn("letter withheld", facts);
      return "withheld" as const;
    }
    log().error(LETTERS_STOPPED, facts);
    throw error;
  }
}
