import { fold } from "@foja/core/kernel/text.rules";

/** The form of the name in a practice's address. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The form of the secret in an e-mail's link. */
const TOKEN = /^[\w-]{20,}$/;

/** The last part of an address, or the typed text if it is none. */
const lastPart = (typed: string, page: string): string => {
  const text = typed.trim();
  const from = text.lastIndexOf(`/${page}/`);
  const part = from < 0 ? text : text.slice(from + page.length + 2);
  return part.replace(/[?#].*$/, "").replace(/\/+$/, "");
};

/** The name of a practice, from its whole address or typed alone. */
export function slugIn(typed: string): string | undefined {
  const slug = lastPart(typed, "booking")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, "-");
  return SLUG.test(slug) && slug.length > 2 ? slug : undefined;
}

/** The longest name in an address. */
const LONGEST = 60;

/** The address proposed for a practice's name: «Pérez & Asociados», «perez-asociados». */
export function slugFor(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return slug.length > 2 ? slug : "";
}

/** The secret of an e-mail's link, from the whole link or typed alone. */
export function tokenIn(typed: string): string | undefined {
  const token = lastPart(typed, "manage-booking");
  return TOKEN.test(token) ? token : undefined;
}
