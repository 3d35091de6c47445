import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Outbox } from "../../kernel/outbox";
import { momentText } from "../../kernel/zone.rules";
import { askedLetter, undoneLetter } from "./letters.rules";

/** The job that mails about an erasure that waits: that it was requested, or cancelled. */
export type ErasureErrand = {
  kind: "erasure";
  userId: string;
  letter: "asked" | "undone";
  erasureAt: string;
  byAdministration: boolean;
};

/** Requests a mail about an erasure: a write for the commit that causes it. */
export const askLetter = (errand: Omit<ErasureErrand, "kind">): Write =>
  Outbox.ask<ErasureErrand>({ kind: "erasure", ...errand });

/** Mails about an erasure. */
export async function sendLetter(errand: ErasureErrand & { _id: string }): Promise<void> {
  const user = await Users.find(errand.userId);
  if (!user) return;
  const day = momentText(errand.erasureAt);
  const url = new URL("/apps/profiles/account/settings", env().APP_URL).href;
  const words =
    errand.letter === "undone"
      ? undoneLetter(user.firstName)
      : askedLetter({ name: user.firstName, day, url }, errand.byAdministration);
  await Letters.send({ kind: "erasure", id: errand._id, to: user.email }, () => words);
}
