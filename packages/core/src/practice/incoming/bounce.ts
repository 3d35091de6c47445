import { Throttle } from "../../accounts/throttle";
import { now } from "../../kernel/clock";
import { get, put, tryCommit } from "../../kernel/dynamo";
import { hasCode } from "../../kernel/error";
import * as mail from "../../kernel/ports/mail";
import { toBounced } from "./admission.item";
import { mayBounce, REFUSALS, type Refusal } from "./admission.rules";
import type { Verdicts } from "./letter.schema";

/** A letter that was refused for some of its recipients. */
export type Refused = {
  id: string;
  /** Where a bounce goes: its envelope's sender. */
  sender: string;
  verdicts: Verdicts;
  automatic: boolean;
  recipients: { address: string; why: Refusal }[];
};

/** How many bounces one address gets: five at once, and one each ten minutes. */
const PACE = { size: 5, refillMs: 10 * 60_000 };

/**
 * Tells who wrote that a letter was refused, once, where they proved to have written it. Returns whether
 * they were told; whoever was not is told nothing, and the letter waits in the bucket.
 */
export async function bounce({ id, sender, recipients, ...judged }: Refused): Promise<boolean> {
  if (!mayBounce(sender, judged)) return false;
  const mark = toBounced(id, now());
  if (await get(mark)) return true;
  try {
    await Throttle.takeFrom("mail-bounce", sender.toLowerCase(), PACE);
  } catch (error) {
    if (hasCode(error, "request.throttled")) return false;
    throw error;
  }
  const [first] = recipients;
  await mail.sendBounce({
    messageId: id,
    explanation: first ? REFUSALS[first.why].words : "",
    recipients: recipients.map(({ address, why }) => {
      const { bounce: kind, status, code, words } = REFUSALS[why];
      return { address, kind, status, answer: `${code} ${status} ${words}` };
    }),
  });
  // After it was sent: what dies between is told twice, and never not at all.
  await tryCommit(put(mark));
  return true;
}
