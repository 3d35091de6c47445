import { momentText } from "../../kernel/zone.rules";
import { Codes } from "../codes";
import { Letters } from "../letters";
import { Users } from "../users";
import { link } from "./letters";
import { formerEmailLetter, newEmailLetter } from "./letters.rules";
import { type EmailErrand, undoTokenOf } from "./own-email";

/** Sends a letter about a change of an account's e-mail, unless the account or the change is gone. */
export async function sendEmailLetter(errand: EmailErrand & { _id: string }): Promise<void> {
  const user = await Users.find(errand.userId);
  if (!user) return;
  if (errand.kind === "formerEmail") return sendNotice(errand, user);
  const { _id, userId, email } = errand;
  if (user.email === email) return;
  await Letters.send({ kind: "newEmail", id: _id, to: email }, async () =>
    newEmailLetter({
      code: await Codes.issue(userId, "email", email),
      url: link("/apps/profiles/account/password", { email }),
    }),
  );
}

type Notice = Extract<EmailErrand, { kind: "formerEmail" }> & { _id: string };

async function sendNotice({ _id, device, address, at }: Notice, user: Users.UserRecord) {
  const token = await undoTokenOf(user);
  if (!token || !user.formerEmail) return;
  const words = formerEmailLetter({
    name: user.firstName,
    device,
    address,
    when: momentText(at),
    url: link(`/email-undo/${token}`),
  });
  await Letters.send({ kind: "formerEmail", id: _id, to: user.formerEmail.address }, () => words);
}
