import type { SESClient } from "@aws-sdk/client-ses";
import { env } from "../env";

/** A letter ready to go; `oneClick` is the address whose POST unsubscribes (RFC 8058). */
export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  oneClick?: string;
  /** An invitation to a calendar, or its cancellation: iCalendar, whose METHOD is `method`. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

let reached: { client: SESClient; endpoint: string | undefined } | undefined;

/** The connection to SES, made anew when its endpoint changes. */
async function service(): Promise<SESClient> {
  const { AWS_REGION, SES_ENDPOINT: endpoint } = env();
  if (reached && reached.endpoint === endpoint) return reached.client;
  const { SESClient } = await import("@aws-sdk/client-ses");
  reached = { client: new SESClient({ region: AWS_REGION, endpoint }), endpoint };
  return reached.client;
}

/** Sends a letter through SES. Throws when the service refuses it: the caller tries again later. */
export async function sendMail({ oneClick, ...letter }: OutgoingMail): Promise<void> {
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
  await client.send(
    new SendRawEmailCommand({
      Source: MAIL_FROM,
      ConfigurationSetName: SES_CONFIGURATION_SET,
      Destinations: [letter.to],
      RawMessage: { Data: await mimeOf({ from: MAIL_FROM, ...letter, headers }) },
    }),
  );
}
