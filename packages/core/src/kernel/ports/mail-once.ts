import type { SESClient } from "@aws-sdk/client-ses";
import { env } from "../env";
import { mimeOf } from "./mime";

/** A letter of a campaign; `tags` are repeated in every event that SES sends about it. */
export type CampaignMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address whose POST unsubscribes (RFC 8058). */
  oneClick: string;
  tags: Record<string, string>;
};

/**
 * Why a letter was not sent, or that it is not known: `refused`, SES rejects this letter;
 * `throttled`, too many at once; `closed`, SES accepts none of ours now; `unknown`, the answer was
 * lost.
 */
export class MailFault extends Error {
  override name = "MailFault";

  constructor(
    readonly kind: "refused" | "throttled" | "closed" | "unknown",
    reason: string,
  ) {
    super(reason);
  }
}

/** How long SES is given to answer, in ms. */
const ANSWER_MS = 8000;

let reached: { client: SESClient; endpoint: string | undefined } | undefined;

/** A connection without retries: a letter that the library repeats would arrive twice. */
async function service(): Promise<SESClient> {
  const { AWS_REGION, SES_ENDPOINT: endpoint } = env();
  if (reached && reached.endpoint === endpoint) return reached.client;
  reached?.client.destroy();
  const { SESClient } = await import("@aws-sdk/client-ses");
  const times = { connectionTimeout: 3000, requestTimeout: ANSWER_MS };
  // Without `throwOnRequestTimeout` it only warns, and a letter could be sent after we gave up on
  // it.
  const requestHandler = { ...times, throwOnRequestTimeout: true };
  const client = new SESClient({ region: AWS_REGION, endpoint, maxAttempts: 1, requestHandler });
  reached = { client, endpoint };
  return client;
}

/** Sends a letter through SES once and returns its id there. Throws `MailFault`. */
export async function sendOnce({ oneClick, tags, ...letter }: CampaignMail): Promise<string> {
  const { SendRawEmailCommand } = await import("@aws-sdk/client-ses");
  const { MAIL_FROM, SES_CAMPAIGNS_SET } = env();
  const headers = {
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const command = new SendRawEmailCommand({
    Source: MAIL_FROM,
    ConfigurationSetName: SES_CAMPAIGNS_SET,
    Destinations: [letter.to],
    Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    RawMessage: { Data: await mimeOf({ from: MAIL_FROM, ...letter, headers }) },
  });
  const client = await service();
  try {
    return (await client.send(command)).MessageId ?? "";
  } catch (error) {
    throw faultOf(error);
  }
}

const REFUSED = new Set(["MessageRejected", "InvalidParameterValue"]);
const THROTTLED = new Set(["Throttling", "ThrottlingException", "LimitExceededException"]);
/** Error codes of a connection that was never made. */
const NEVER_ASKED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

function faultOf(error: unknown): MailFault {
  if (!(error instanceof Error)) return new MailFault("unknown", "unknown");
  const { name, $metadata, code } = error as Error & {
    $metadata?: { httpStatusCode?: number };
    code?: string;
  };
  const status = $metadata?.httpStatusCode ?? 0;
  if (REFUSED.has(name)) return new MailFault("refused", name);
  if (THROTTLED.has(name) || status === 429) return new MailFault("throttled", name);
  if ((status >= 400 && status < 500) || NEVER_ASKED.has(code ?? "")) {
    return new MailFault("closed", name);
  }
  return new MailFault("unknown", name);
}

/** The sending quota: letters a second, and left of the last 24 hours; null without a limit. */
export async function sendQuota(): Promise<{ perSecond: number | null; left: number | null }> {
  const { GetSendQuotaCommand } = await import("@aws-sdk/client-ses");
  const client = await service();
  const answer = await client.send(new GetSendQuotaCommand({}));
  const { MaxSendRate: rate = 0, Max24HourSend: most = 0, SentLast24Hours: sent = 0 } = answer;
  // SES answers -1 where there is no limit.
  return {
    perSecond: rate < 0 ? null : Math.max(rate, 0.1),
    left: most < 0 ? null : Math.max(0, most - sent),
  };
}
