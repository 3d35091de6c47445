import type { Subscribers } from "../subscribers";
import { readerOf, render, type Templates } from "../templates";
import { addressesOf } from "./token";

type Template = Awaited<ReturnType<typeof Templates.ofVersion>>;
type Reader = Pick<
  Subscribers.SubscriberItem,
  "_id" | "email" | "firstName" | "lastName" | "plan" | "province"
>;

/**
 * The mail of a template for one reader, with their unsubscribe link. `campaignId` is "" in a test.
 */
export async function letterFor(template: Template, reader: Reader, campaignId: string) {
  const { page, oneClick } = await addressesOf({ subscriberId: reader._id, campaignId });
  const foot = { unsubscribeUrl: page, preferencesUrl: `${page}#menos` };
  const { subject, text, html } = render(template, readerOf(reader), foot);
  // SES counts clicks by rewriting each link: unsubscribe links are exempt.
  const untracked = html.replaceAll(`href="${page}`, `ses:no-track href="${page}`);
  return { subject, text, html: untracked, oneClick };
}
