import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

export const REFRESH_COOKIE = "foja_refresh";
const SCOPE = { path: "/api/auth", httpOnly: true, secure: true, sameSite: "Lax" } as const;

/** Sets the refresh token as a cookie that no script can read. */
export function setRefresh(c: Context, { value, maxAge }: { value: string; maxAge: number }): void {
  setCookie(c, REFRESH_COOKIE, value, { ...SCOPE, maxAge });
}

export const getRefresh = (c: Context) => getCookie(c, REFRESH_COOKIE);

export function clearRefresh(c: Context): void {
  deleteCookie(c, REFRESH_COOKIE, SCOPE);
}
