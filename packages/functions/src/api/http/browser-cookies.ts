import type { Browser } from "@foja/core/accounts/auth";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { BrowserCookie } from "./described";

/** The values that a browser stores, by the name of their cookie. */
const KEPT = {
  /** The registration opened in it: for seven days, as long as a registration is valid. */
  registration: { name: "foja_registration", maxAge: 7 * 24 * 3600 },
  /** The device of a person who signed in: for 180 days after the last sign-in. */
  device: { name: "foja_device", maxAge: 180 * 24 * 3600 },
  /** That it is exempt from the second factor: for thirty days. */
  remembered: { name: "foja_remembered", maxAge: 30 * 24 * 3600 },
} satisfies Record<BrowserCookie, object>;

const SCOPE = { path: "/api/auth", httpOnly: true, secure: true, sameSite: "Strict" } as const;

/** The name of the cookie of one of these values. */
export const cookieName = (what: BrowserCookie): string => KEPT[what].name;

/** The values that the browser of a request sent. */
export const browserOf = (c: Context): Browser => ({
  registration: getCookie(c, KEPT.registration.name),
  device: getCookie(c, KEPT.device.name),
  remembered: getCookie(c, KEPT.remembered.name),
});

/** Sets such a cookie, which no script can read. */
export function keep(c: Context, what: BrowserCookie, value: string): void {
  const { name, maxAge } = KEPT[what];
  setCookie(c, name, value, { ...SCOPE, maxAge });
}

/** Deletes the registration cookie, once the account is open. */
export const forgetRegistration = (c: Context) => deleteCookie(c, KEPT.registration.name, SCOPE);
