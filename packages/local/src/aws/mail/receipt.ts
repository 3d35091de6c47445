import type { SESEvent, SESReceiptStatus } from "aws-lambda";

/** A letter that was taken, as it is noted. */
export type Received = {
  id: string;
  at: string;
  from: string;
  recipients: string[];
  spam: boolean;
  virus: boolean;
  /** Whether its sender is not who it says. */
  forged: boolean;
  /** Whether its sender is proved: nothing on one machine asks DNS, but tests do. */
  proved?: boolean;
  /** When its last try failed (UTC ISO). */
  deadAt?: string;
};

/** The event of SES's rule about a letter. */
export function sesEvent(received: Received): SESEvent {
  const { id, at, from, recipients, spam, virus, forged, proved } = received;
  const sender = status(forged ? "FAIL" : proved ? "PASS" : "GRAY");
  const mail = {
    ...{ timestamp: at, messageId: id, source: from, destination: recipients },
    ...{ headersTruncated: false, headers: [] },
    commonHeaders: { returnPath: from, date: at, messageId: id },
  };
  const receipt = {
    ...{ timestamp: at, processingTimeMillis: 0, recipients },
    ...{ spfVerdict: sender, dkimVerdict: sender, dmarcVerdict: sender },
    spamVerdict: status(spam ? "FAIL" : "PASS"),
    virusVerdict: status(virus ? "FAIL" : "PASS"),
    action: { type: "Lambda", functionArn: "arn:local:mail-in", invocationType: "Event" },
  };
  const record = { eventSource: "aws:ses", eventVersion: "1.0", ses: { mail, receipt } };
  return { Records: [record] } as unknown as SESEvent;
}

const status = (said: SESReceiptStatus["status"]): SESReceiptStatus => ({ status: said });
