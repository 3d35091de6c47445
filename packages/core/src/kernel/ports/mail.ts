import type { SESClient } from "@aws-sdk/client-ses";
import { env } from "../env";
import { mimeOf } from "./mime";

/**
 * A letter ready to go. `oneClick`: where a mail program stops such letters with one POST, should
 * its person ask it to (RFC 8058).
 */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  oneClick?: string;
};

let reached: { client: SESClient; endpoint: string | undefined } | undefined;

/** The connection to the service, made anew where it has moved. */
async function service(): Promise<SESClient> {
  const { AWS_REGION, SES_ENDPOINT: endpoint } = env();
  if (reached && reached.endpoint === endpoint) return reached.client;
  const { SESClient } = await import("@aws-sdk/client-ses");
  reached = { client: new SESClient({ region: AWS_REGION, endpoint }), endpoint };
  return reached.client;
}

const utf8 = (text: string) => ({ Data: text, Charset: "UTF-8" });

/** Sends a letter through SES. Throws when the service refuses it: the caller tries again later. */
export async function sendMail(letter: Letter): Promise<void> {
  const { SendEmailCommand, SendRawEmailCommand } = await import("@aws-sdk/client-ses");
  const { MAIL_FROM, SES_CONFIGURATION_SET } = env();
  const client = await service();
  const { to, subject, text, html, oneClick } = letter;
  const common = { Source: MAIL_FROM, ConfigurationSetName: SES_CONFIGURATION_SET };
  if (oneClick !== undefined) {
    const headers = {
      "List-Unsubscribe": `<${oneClick}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    const Data = Buffer.from(mimeOf({ from: MAIL_FROM, to, subject, text, html, headers }));
    const raw = { ...common, Destinations: [to], RawMessage: { Data } };
    await client.send(new SendRawEmailCommand(raw));
    return;
  }
  await client.send(
    new SendEmailCommand({
      ...common,
      Destination: { ToAddresses: [to] },
      Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
    }),
  );
}
