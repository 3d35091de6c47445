/** What a practice's address is made of. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What the secret of a mail's link is made of. */
const TOKEN = /^[\w-]{20,}$/;

/** The last part of an address, or of what was typed in place of one. */
const lastPart = (typed: string, page: string): string => {
  const text = typed.trim();
  const from = text.lastIndexOf(`/${page}/`);
  const part = from < 0 ? text : text.slice(from + page.length + 2);
  return part.replace(/[?#].*$/, "").replace(/\/+$/, "");
};

/** The name under which a practice receives, of its whole address or of that name alone. */
export function slugIn(typed: string): string | undefined {
  const slug = lastPart(typed, "booking")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, "-");
  return SLUG.test(slug) && slug.length > 2 ? slug : undefined;
}

/** The secret of a mail's link, of the whole link or of the secret alone. */
export function tokenIn(typed: string): string | undefined {
  const token = lastPart(typed, "manage-booking");
  return TOKEN.test(token) ? token : undefined;
}
