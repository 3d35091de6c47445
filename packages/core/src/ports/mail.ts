import type { SESClient } from "@aws-sdk/client-ses";
import { env } from "../env";

/** A letter ready to go. */
export type Letter = { to: string; subject: string; text: string; html: string };

let client: SESClient | undefined;

const utf8 = (text: string) => ({ Data: text, Charset: "UTF-8" });

/** Sends a letter through SES. Throws when the service refuses it: the caller tries again later. */
export async function sendMail({ to, subject, text, html }: Letter): Promise<void> {
  const { SESClient, SendEmailCommand } = await import("@aws-sdk/client-ses");
  const { AWS_REGION, SES_ENDPOINT, MAIL_FROM, SES_CONFIGURATION_SET } = env();
  client ??= new SESClient({ region: AWS_REGION, endpoint: SES_ENDPOINT });
  await client.send(
    new SendEmailCommand({
      Source: MAIL_FROM,
      Destination: { ToAddresses: [to] },
      Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
      ConfigurationSetName: SES_CONFIGURATION_SET,
    }),
  );
}
