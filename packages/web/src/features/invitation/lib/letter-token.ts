import { paths } from "~/lib/paths";
import { tabStorage } from "~/lib/storage";

/** The secret of the e-mail, kept until it is answered: after signing in the address lacks it. */
const KEY = "foja.invitation";

/** Moves the secret from the address, which the history would keep, into this tab's storage. */
export function takeToken(): string | null {
  const [, given] = /^\/invitation\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  if (!given) return tabStorage.get(KEY);
  tabStorage.set(KEY, given);
  history.replaceState(history.state, "", paths.invitation);
  return given;
}

/** Deletes the secret: the invitation was answered. */
export const dropToken = (): void => tabStorage.remove(KEY);
