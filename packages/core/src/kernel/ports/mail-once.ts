import type { SESClient } from "@aws-sdk/client-ses";
import { env } from "../env";
import { mimeOf } from "./mime";

/** A letter of a campaign; `tags` come back with all that SES says of it. */
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
 * Why a letter was not sent, or that nobody knows whether it was: `refused`, SES does not take this
 * one; `throttled`, not so fast; `closed`, SES takes none of ours now; `unknown`, the answer was lost.
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

/** How long an answer of SES is waited for (ms). */
const ANSWER_MS = 8000;

let reached: { client: SESClient; endpoint: string | undefined } | undefined;

/** A connection that asks once: a letter repeated by the library would arrive twice. */
async function service(): Promise<SESClient> {
  const { AWS_REGION, SES_ENDPOINT: endpoint } = env();
  if (reached && reached.endpoint === endpoint) return reached.client;
  reached?.client.destroy();
  const { SESClient } = await import("@aws-sdk/client-ses");
  const times = { connectionTimeout: 3000, requestTimeout: ANSWER_MS };
  // Without the last it would only warn, and a letter might leave when nobody counts on it any more.
  const requestHandler = { ...times, throwOnRequestTimeout: true };
  const client = new SESClient({ region: AWS_REGION, endpoint, maxAttempts: 1, requestHandler });
  reached = { client, endpoint };
  return client;
}

/** Hands a letter to SES once and answers its name there. Throws `MailFault`. */
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
/** Nobody was there to take it. */
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

/** What the account may send: letters a second, and left of the last 24 hours; null without a limit. */
export async function sendQuota(): Promise<{ perSecond: number | null; left: number | null }> {
  const { GetSendQuotaCommand } = await import("@aws-sdk/client-ses");
  const client = await service();
  const answer = await client.send(new GetSendQuotaCommand({}));
  const { MaxSendRate: rate = 0, Max24HourSend: most = 0, SentLast24Hours: sent = 0 } = answer;
  // SES says -1 where there is no limit.
  return {
    perSecond: rate < 0 ? null : Math.max(rate, 0.1),
    left: most < 0 ? null : Math.max(0, most - sent),
  };
}
