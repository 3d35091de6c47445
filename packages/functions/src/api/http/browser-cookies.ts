import type { Browser } from "@foja/core/accounts/auth";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { BrowserCookie } from "./described";

/** What a browser keeps for itself, by the name of its cookie. */
const KEPT = {
  /** The registration opened in it: lives as long as a registration waits, seven days. */
  registration: { name: "foja_registration", maxAge: 7 * 24 * 3600 },
  /** That somebody signed in on it: 180 days after they last did. */
  device: { name: "foja_device", maxAge: 180 * 24 * 3600 },
  /** That the second factor is not asked for on it: thirty days. */
  remembered: { name: "foja_remembered", maxAge: 30 * 24 * 3600 },
} satisfies Record<BrowserCookie, object>;

const SCOPE = { path: "/api/auth", httpOnly: true, secure: true, sameSite: "Strict" } as const;

/** The name of the cookie in which a browser keeps something of itself. */
export const cookieName = (what: BrowserCookie): string => KEPT[what].name;

/** What the browser of a request shows of itself. */
export const browserOf = (c: Context): Browser => ({
  registration: getCookie(c, KEPT.registration.name),
  device: getCookie(c, KEPT.device.name),
  remembered: getCookie(c, KEPT.remembered.name),
});

/** Has the browser keep a value, out of reach of every script. */
export function keep(c: Context, what: BrowserCookie, value: string): void {
  const { name, maxAge } = KEPT[what];
  setCookie(c, name, value, { ...SCOPE, maxAge });
}

/** Has the browser forget its registration: its account is open. */
export const forgetRegistration = (c: Context) => deleteCookie(c, KEPT.registration.name, SCOPE);
