import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const NAME = "foja_refresh";
const SCOPE = { path: "/api/auth", httpOnly: true, secure: true, sameSite: "Lax" } as const;

/** Hands the refresh token over where no script can read it. */
export function setRefresh(c: Context, { value, maxAge }: { value: string; maxAge: number }): void {
  setCookie(c, NAME, value, { ...SCOPE, maxAge });
}

export const getRefresh = (c: Context) => getCookie(c, NAME);

export function clearRefresh(c: Context): void {
  deleteCookie(c, NAME, SCOPE);
}
