/** Whose an access token says it is: a person, in a practice, which is their own where it names none. */
export type Whose = { userId: string; practiceId: string };

/** Reads it without trusting it; undefined of what is no token. */
export function whoseIs(token: string | null): Whose | undefined {
  const { sub, practice } = claimsOf(token);
  if (typeof sub !== "string") return undefined;
  return { userId: sub, practiceId: typeof practice === "string" ? practice : sub };
}

/** When a token says that it expires, in epoch ms; undefined for one that does not say. */
export function expiryOf(token: string | null): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === "number" ? exp * 1000 : undefined;
}

function claimsOf(token: string | null): Record<string, unknown> {
  const [, claims = ""] = (token ?? "").split(".");
  try {
    const read: unknown = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")));
    return read instanceof Object ? { ...read } : {};
  } catch {
    return {};
  }
}
