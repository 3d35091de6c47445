import { Auth } from "@foja/core/accounts/auth";
import type { FactorErrand } from "@foja/core/accounts/factors";
import { Letters } from "@foja/core/accounts/letters";
import { Practices } from "@foja/core/accounts/practices";
import { Reservations } from "@foja/core/agenda/reservations";
import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import type { SubscriptionErrand } from "@foja/core/billing/subscriptions";
import { Causas } from "@foja/core/courts/causas";
import { Mails } from "@foja/core/kernel/mails";
import { Invoices } from "@foja/core/money/invoices";
import type { CertificateErrand } from "@foja/core/money/issuers";
import { Campaigns } from "@foja/core/outreach/campaigns";
import { Erasures } from "@foja/core/outreach/erasures";
import { Exports } from "@foja/core/outreach/exports";
import { Support } from "@foja/core/outreach/support";
import { Templates } from "@foja/core/outreach/templates";
import { Alerts } from "@foja/core/telling/alerts";
import { Digests } from "@foja/core/telling/digests";
import { InvoiceNotices } from "@foja/core/telling/invoice-notices";
import { SubscriptionNotices } from "@foja/core/telling/subscription-notices";
import { log } from "../log";
import { LETTER_GIVEN_UP, LETTERS_STOPPED } from "../log-lines";

type AnyErrand =
  | Auth.CodeErrand
  | Auth.EmailErrand
  | FactorErrand
  | Practices.MemberErrand
  | Alerts.AlertErrand
  | Digests.DigestErrand
  | Reservations.VisitErrand
  | SubscriptionErrand
  | Invoices.InvoiceErrand
  | Invoices.InvoiceNotice
  | CertificateErrand
  | Campaigns.CampaignTestErrand
  | Support.SupportErrand
  | Templates.TemplateErrand
  | Exports.ExportErrand
  | Erasures.ErasureErrand;

/**
 * Sends a mail of the outbox, by the domain that requested it, and logs a failure. It does not
 * throw for that: the mail is due again later, and nothing after it in the stream waits.
 */
export async function deliverLetter(id: string): Promise<Mails.Attempt> {
  const attempt = await Mails.once<AnyErrand>(id, sendUnlessWithheld);
  const { outcome, tries, kind, error } = attempt;
  const facts = { letter: id, kind, tries, error: error instanceof Error ? error.name : "unknown" };
  if (outcome === "failed") log().warn("letter put off", facts);
  if (outcome === "given-up") log().error(LETTER_GIVEN_UP, facts);
  return attempt;
}

/** Ends a letter beyond a ceiling; one beyond that of all practices is due again later. */
async function sendUnlessWithheld(mail: AnyErrand & { _id: string }) {
  try {
    await sendErrand(mail);
    return undefined;
  } catch (error) {
    if (!(error instanceof Letters.Withheld)) throw error;
    const { reason } = error;
    const facts = { letter: mail._id, kind: mail.kind, reason };
    if (reason !== "product") {
      log().warn("letter withheld", facts);
      return "withheld" as const;
    }
    log().error(LETTERS_STOPPED, facts);
    throw error;
  }
}

/** What a plan leaves of a practice: the cases it follows, and whether its people have a team. */
const leftBy = async (ownerId: string, planId: PlanId) => ({
  ...(await Causas.countFollowed(ownerId, planId)),
  team: await Practices.losesTeam(ownerId, planId),
});

async function sendErrand(mail: AnyErrand & { _id: string }): Promise<void> {
  switch (mail.kind) {
    case "alert":
      return Alerts.sendLetter(mail);
    case "digest":
      return Digests.sendLetter(mail);
    case "subscription":
      return SubscriptionNotices.sendLetter(mail, leftBy);
    case "invoice":
      return Invoices.sendLetter(mail);
    case "invoiceNotice":
      return InvoiceNotices.raise(mail);
    case "certificate":
      return InvoiceNotices.raiseEnding(mail);
    case "campaignTest":
      return Campaigns.sendTest(mail);
    case "support":
      return Support.sendLetter(mail);
    case "templateTest":
      return Templates.sendTest(mail);
    case "factor":
      return Auth.sendFactorNotice(mail);
    case "newEmail":
    case "formerEmail":
      return Auth.sendEmailLetter(mail);
    case "member":
      return Practices.sendLetter(mail);
    case "export":
      return Exports.sendLetter(mail);
    case "erasure":
      return Erasures.sendLetter(mail);
    case "visit":
      return Reservations.sendLetter(mail);
    default:
      return Auth.sendCode(mail);
  }
}
