import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../error";
import { secret } from "../ports/secrets";

/**
 * A cursor says where a page ended. It carries only the sort key and is signed together with the
 * partition and the list it belongs to: another practice's, or another list's, is refused.
 */
export async function toCursor(scope: string, sortKey: string | undefined) {
  if (sortKey === undefined) return undefined;
  const body = Buffer.from(sortKey).toString("base64url");
  return `${body}.${await sign(scope, body)}`;
}

/** The sort key inside a cursor of that scope. Throws `cursor.invalid`. */
export async function fromCursor(scope: string, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [body = "", signature = ""] = cursor.split(".");
  const expected = Buffer.from(await sign(scope, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AppError("cursor.invalid", "El cursor no corresponde a esta lista.");
  }
  return Buffer.from(body, "base64url").toString();
}

async function sign(scope: string, body: string): Promise<string> {
  const mac = createHmac("sha256", await secret("JWT_SECRET"));
  return mac.update(`cursor\n${scope}\n${body}`).digest("base64url").slice(0, 22);
}
