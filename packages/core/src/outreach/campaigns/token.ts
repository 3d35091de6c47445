import { env } from "../../kernel/env";
import { isId } from "../../kernel/id";
import { addressMac, isAddressMac } from "../../kernel/secrets";

/** The reader of a mail: the contact, and the campaign it came with ("" for none). */
export type Holder = { subscriberId: string; campaignId: string };

/**
 * The token in a mail with which its reader, without an account, chooses what mail they want. It
 * does not expire and does not depend on `JWT_SECRET`: a reader must always be able to unsubscribe.
 */
export const tokenFor = async ({ subscriberId, campaignId }: Holder): Promise<string> =>
  `${subscriberId}.${campaignId}.${await addressMac(signed(subscriberId, campaignId))}`;

/** The reader that a token belongs to, or undefined. */
export async function holderOf(token: string): Promise<Holder | undefined> {
  const [subscriberId = "", campaignId = "", given = ""] = token.split(".");
  if (!isId("subscriber", subscriberId)) return undefined;
  if (campaignId !== "" && !isId("campaign", campaignId)) return undefined;
  const good = await isAddressMac(signed(subscriberId, campaignId), given);
  return good ? { subscriberId, campaignId } : undefined;
}

const signed = (subscriberId: string, campaignId: string) =>
  `marketing\n${subscriberId}\n${campaignId}`;

/** The addresses in a mail: the page of preferences, and where mail programs post. */
export async function addressesOf(holder: Holder) {
  const token = encodeURIComponent(await tokenFor(holder));
  const url = (path: string) => new URL(path, env().APP_URL).href;
  return {
    page: url(`/unsubscribe?m=${token}`),
    oneClick: url(`/api/marketing/unsubscribe/${token}`),
  };
}
