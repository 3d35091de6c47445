import type { SESClient } from "@aws-sdk/client-ses";
import { env } from "../env";
import { type Judged, watched } from "../pulse";
import type { MailFile } from "./mime";

/** A letter ready to send; `oneClick` is the address whose POST unsubscribes (RFC 8058). */
export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  oneClick?: string;
  /** The address for replies, if it is not the sender's. */
  replyTo?: string;
  /** The letter that it answers, and those before that, by their Message-ID. */
  inReplyTo?: string;
  references?: string[];
  /** An invitation to a calendar, or its cancellation: iCalendar, whose METHOD is `method`. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  /** The attached files. */
  attachments?: MailFile[];
  /** Repeated in every event that SES sends about it; values of letters, digits, `_` and `-`. */
  tags?: Record<string, string>;
};

let reached: { client: SESClient; endpoint: string | undefined } | undefined;

/** The connection to SES, made again when its endpoint changes. */
async function service(): Promise<SESClient> {
  const { AWS_REGION, SES_ENDPOINT: endpoint } = env();
  if (reached && reached.endpoint === endpoint) return reached.client;
  const { SESClient } = await import("@aws-sdk/client-ses");
  reached = { client: new SESClient({ region: AWS_REGION, endpoint }), endpoint };
  return reached.client;
}

/** Sends a letter through SES. Throws when the service refuses it: the caller tries again later. */
export async function sendMail({ oneClick, tags = {}, ...letter }: OutgoingMail): Promise<void> {
  const [{ SendRawEmailCommand }, { mimeOf }] = await Promise.all([
    import("@aws-sdk/client-ses"),
    import("./mime"),
  ]);
  const { MAIL_FROM, SES_CONFIGURATION_SET } = env();
  const headers: Record<string, string> = oneClick
    ? {
        "List-Unsubscribe": `<${oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {};
  const client = await service();
  const command = new SendRawEmailCommand({
    Source: MAIL_FROM,
    ConfigurationSetName: SES_CONFIGURATION_SET,
    Destinations: [letter.to],
    Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    RawMessage: { Data: await mimeOf({ from: MAIL_FROM, ...letter, headers }) },
  });
  await watched("mail", () => client.send(command), judge);
}

/** A letter that was received and is refused, for some of those that it was addressed to. */
export type Bounce = {
  /** The id under which SES received it: it knows by it where the bounce goes. */
  messageId: string;
  explanation: string;
  recipients: {
    address: string;
    kind: "DoesNotExist" | "TemporaryFailure" | "ExceededQuota";
    /** As RFC 3463 numbers it, and what a mail server would have answered. */
    status: string;
    answer: string;
  }[];
};

/** Tells the sender of a letter that was received within a day that it is refused. Throws. */
export async function sendBounce({ messageId, explanation, recipients }: Bounce): Promise<void> {
  const { SendBounceCommand } = await import("@aws-sdk/client-ses");
  const { MAIL_FROM } = env();
  const command = new SendBounceCommand({
    OriginalMessageId: messageId,
    BounceSender: /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM,
    Explanation: explanation,
    BouncedRecipientInfoList: recipients.map(({ address, kind, status, answer }) => ({
      Recipient: address,
      BounceType: kind,
      RecipientDsnFields: { Action: "failed", Status: status, DiagnosticCode: `smtp; ${answer}` },
    })),
  });
  const client = await service();
  await watched("mail", () => client.send(command), judge);
}

/** Rejecting one message is an answer of a working service; any other error is not. */
function judge(error: unknown): Judged {
  const name = error instanceof Error ? error.name : "";
  if (name === "MessageRejected" || name === "InvalidParameterValue") return "answered";
  return { problem: `El servicio de correo no acepta mensajes (${name}).` };
}

/**
 * Sending figures of the account: rates of bounces and complaints from 0 to 1, of the last two
 * weeks.
 */
export type MailFigures = {
  sentLast24h: number;
  /** Null where there is no limit. */
  most24h: number | null;
  /** Null where nothing was sent. */
  bounceRate: number | null;
  complaintRate: number | null;
};

/** Reads the account's quota and statistics from SES. Throws when it does not answer. */
export async function mailFigures(): Promise<MailFigures> {
  const { GetSendQuotaCommand, GetSendStatisticsCommand } = await import("@aws-sdk/client-ses");
  const client = await service();
  const [quota, { SendDataPoints: points = [] }] = await Promise.all([
    client.send(new GetSendQuotaCommand({})),
    client.send(new GetSendStatisticsCommand({})),
  ]);
  const sum = (of: "DeliveryAttempts" | "Bounces" | "Complaints") =>
    points.reduce((total, point) => total + (point[of] ?? 0), 0);
  const attempts = sum("DeliveryAttempts");
  const rate = (count: number) => (attempts === 0 ? null : count / attempts);
  const { SentLast24Hours: sentLast24h = 0, Max24HourSend: most = 0 } = quota;
  return {
    sentLast24h,
    // SES answers -1 where there is no limit.
    most24h: most < 0 ? null : most,
    bounceRate: rate(sum("Bounces")),
    complaintRate: rate(sum("Complaints")),
  };
}
