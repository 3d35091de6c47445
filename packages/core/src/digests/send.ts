import { placeOf } from "../alerts/place.rules";
import { env } from "../env";
import { Letters, type MailRecord } from "../mails";
import { sendMail } from "../ports/mail";
import { Users } from "../users";

type Errand = Extract<MailRecord, { kind: "alert" }>;

const PREFERENCES = "/apps/profiles/user/settings";

const url = (path: string) => new URL(path, env().APP_URL).href;

/** Writes to a person what an alert tells them. An account that is not open gets nothing. */
export async function send({ userId, told }: Errand): Promise<void> {
  const user = await Users.find(userId);
  if (user?.status !== "active") return;
  const words = Letters.alertLetter({
    name: user.firstName,
    primaryText: told.primaryText,
    secondaryText: told.secondaryText,
    url: url(placeOf(told) ?? "/notificaciones"),
    preferencesUrl: url(PREFERENCES),
  });
  await sendMail({ to: user.email, ...words });
}
