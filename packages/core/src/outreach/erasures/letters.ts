import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Mails } from "../../kernel/mails";
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
  Mails.ask<ErasureErrand>({ kind: "erasure", ...errand });

/** The day and hour in words, in the zone of most readers. */
const whenFormat = () =>
  new Intl.DateTimeFormat("es-AR", {
    ...{ day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
    ...{ hour12: false, timeZone: "America/Argentina/Buenos_Aires" },
  });

/** Mails about an erasure. */
export async function sendLetter(errand: ErasureErrand & { _id: string }): Promise<void> {
  const user = await Users.find(errand.userId);
  if (!user) return;
  const day = whenFormat().format(new Date(errand.erasureAt));
  const url = new URL("/apps/profiles/account/settings", env().APP_URL).href;
  const words =
    errand.letter === "undone"
      ? undoneLetter(user.firstName)
      : askedLetter({ name: user.firstName, day, url }, errand.byAdministration);
  await Letters.send({ kind: "erasure", id: errand._id, to: user.email }, () => words);
}
