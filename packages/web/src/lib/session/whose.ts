/** The person and practice of an access token; the practice is their own where it names none. */
export type Whose = { userId: string; practiceId: string };

/** Reads the claims without verifying them; undefined for a text that is no token. */
export function whoseIs(token: string | null): Whose | undefined {
  const { sub, practice } = claimsOf(token);
  if (typeof sub !== "string") return undefined;
  return { userId: sub, practiceId: typeof practice === "string" ? practice : sub };
}

/** The id of a token's session; empty for a text that is no token. */
export function sessionOf(token: string): string {
  const { sid } = claimsOf(token);
  return typeof sid === "string" ? sid : "";
}

/** When a token expires by its own claim, in epoch ms; undefined without that claim. */
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
