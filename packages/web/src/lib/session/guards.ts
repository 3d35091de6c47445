import { isOurPath } from "../our-path";
import { paths } from "../paths";
import type { SessionState } from "./store";

type Place = { pathname: string; search?: string; hash?: string };
type Who = Pick<SessionState, "isLoggedIn" | "needsVerification" | "email" | "leftOnPurpose"> & {
  user: { role: string } | null;
};

const AUTH_SCREEN =
  /^(\/auth)?\/(login|register|forgot-password|check-mail|reset-password|code-verification)\/?$/;

/** The address to go to after signing in: one of ours, or else the dashboard. */
export function safeFrom(from: string | null | undefined): string {
  if (!isOurPath(from)) return paths.dashboard;
  return AUTH_SCREEN.test(from.split(/[?#]/)[0] ?? "") ? paths.dashboard : from;
}

/** Where somebody who may not see a protected page is sent; null when they may. */
export function protectedRedirect(who: Who, place: Place): string | null {
  if (who.isLoggedIn) return null;
  const from = `${place.pathname}${place.search ?? ""}${place.hash ?? ""}`;
  if (who.needsVerification) return paths.auth.codeVerification(who.email ?? "", from);
  const forgets = who.leftOnPurpose || from === paths.dashboard;
  return paths.auth.login(forgets ? undefined : from);
}

/** Where somebody who is already signed in is sent from a sign-in screen; null when they may stay. */
export function guestRedirect(who: Who, place: Place): string | null {
  if (!who.isLoggedIn || place.pathname.endsWith("/code-verification")) return null;
  return safeFrom(new URLSearchParams(place.search).get("from"));
}

/** Whether the account administers Foja. */
export const administers = (user: Who["user"]): boolean => user?.role === "ADMIN_ROLE";

/** Where somebody without the administrator's role is sent from /admin; null when they may stay. */
export function adminRedirect(who: Who): string | null {
  if (!who.isLoggedIn) return paths.auth.login();
  return administers(who.user) ? null : paths.dashboard;
}
