import { Incoming } from "@foja/core/practice/incoming";
import type { Verdicts } from "@foja/core/practice/incoming/letter.schema";
import type { SESEvent, SESReceiptStatus } from "aws-lambda";
import { log } from "../log";
import { mailIn } from "../triggers";

/** Files each letter that SES received. It may be called again with the same, and die anywhere. */
export async function handler({ Records }: SESEvent): Promise<void> {
  for (const { ses } of Records) {
    const { mail, receipt } = ses;
    const arrived = await Incoming.arrive({
      ...{ id: mail.messageId, sender: mail.source },
      key: `${mailIn.prefix}${mail.messageId}`,
      recipients: receipt.recipients,
      receivedAt: new Date(receipt.timestamp).toISOString(),
      verdicts: {
        spf: verdictOf(receipt.spfVerdict),
        dkim: verdictOf(receipt.dkimVerdict),
        dmarc: verdictOf(receipt.dmarcVerdict),
        spam: verdictOf(receipt.spamVerdict),
        virus: verdictOf(receipt.virusVerdict),
      },
    });
    // Neither who wrote nor what.
    log().info("mail in", { id: mail.messageId, ...arrived });
  }
}

const verdictOf = ({ status }: SESReceiptStatus): Verdicts["spf"] => {
  if (status === "PASS") return "pass";
  return status === "FAIL" ? "fail" : "unknown";
};
