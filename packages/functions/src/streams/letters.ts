import { Auth } from "@foja/core/accounts/auth";
import { Mails } from "@foja/core/kernel/mails";
import { Alerts } from "@foja/core/telling/alerts";
import { Digests } from "@foja/core/telling/digests";

type AnyErrand = Auth.CodeErrand | Alerts.AlertErrand | Digests.DigestErrand;

/** Sends a letter of the outbox once, by the domain that requested it. */
export const deliverLetter = (id: string): Promise<void> =>
  Mails.once<AnyErrand>(id, async (mail) => {
    switch (mail.kind) {
      case "alert":
        return Alerts.sendLetter(mail);
      case "digest":
        return Digests.sendLetter(mail);
      default:
        return Auth.sendCode(mail);
    }
  });
