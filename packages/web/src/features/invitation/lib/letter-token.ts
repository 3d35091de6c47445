import { paths } from "~/lib/paths";
import { tabStorage } from "~/lib/storage";

/** The secret of the letter, until it was answered: whoever signs in on the way comes back without it. */
const KEY = "foja.invitation";

/** Takes the secret out of the address, where the history would keep it, into this tab. */
export function takeToken(): string | null {
  const [, given] = /^\/invitation\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  if (!given) return tabStorage.get(KEY);
  tabStorage.set(KEY, given);
  history.replaceState(history.state, "", paths.invitation);
  return given;
}

/** Forgets it: it was answered. */
export const dropToken = (): void => tabStorage.remove(KEY);
