import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { commit } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Outbox } from "../../kernel/outbox";
import { accountReader, readerWith } from "./readers";
import { render } from "./render";
import type { Preview, SaveTemplate } from "./template.schema";
import { kept, ofVersion, version } from "./templates";

/** The job that mails a template as a test: the newest version at the request, to its requester. */
export type TemplateErrand = {
  kind: "templateTest";
  templateId: string;
  /** The version of the template: `version` would be the mail item's own. */
  edition: number;
  userId: string;
};

const foot = () => ({
  unsubscribeUrl: new URL("/unsubscribe", env().APP_URL).href,
  viewNote: "Es una prueba: el enlace de abajo no da de baja a nadie.",
});

/** A template, saved or not, as the person with that e-mail, or oneself, would get it. */
export async function previewed(given: SaveTemplate, readerEmail?: string): Promise<Preview> {
  const written = kept(given);
  const letter = render(written, await readerWith(readerEmail), foot());
  return { ...letter, plain: written.text };
}

/** Requests a test mail of a template to oneself. Throws `template.not_found`. */
export async function askTest(templateId: string): Promise<string> {
  const { version: edition } = await version(templateId);
  const { _id: userId, email } = await Users.current();
  await commit(Outbox.ask<TemplateErrand>({ kind: "templateTest", templateId, edition, userId }));
  return email;
}

/** Mails a test to its requester, with their own data. */
export async function sendTest(errand: TemplateErrand & { _id: string }): Promise<void> {
  const user = await Users.find(errand.userId);
  if (!user) return;
  const written = await ofVersion(errand.templateId, errand.edition);
  const { subject, text, html } = render(written, await accountReader(user), foot());
  const leaving = { kind: "templateTest", id: errand._id, to: user.email } as const;
  await Letters.send(leaving, () => ({ subject: `[Prueba] ${subject}`, text, html }));
}
