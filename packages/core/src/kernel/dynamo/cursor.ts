import { isSame } from "../digest";
import { AppError } from "../error";
import { macOf } from "../secrets";

/**
 * Makes the cursor of the end of a page. It carries only the sort key and is signed with the
 * partition and the list it belongs to: one of another practice or list is rejected.
 */
export async function toCursor(scope: string, sortKey: string | undefined) {
  if (sortKey === undefined) return undefined;
  const body = Buffer.from(sortKey).toString("base64url");
  return `${body}.${await sign(scope, body)}`;
}

/** Returns the sort key in a cursor of that scope. Throws `cursor.invalid`. */
export async function fromCursor(scope: string, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [body = "", signature = ""] = cursor.split(".");
  if (!isSame(signature, await sign(scope, body))) {
    throw new AppError("cursor.invalid", "El cursor no corresponde a esta lista.");
  }
  return Buffer.from(body, "base64url").toString();
}

async function sign(scope: string, body: string): Promise<string> {
  const mac = await macOf(`cursor\n${scope}\n${body}`);
  return mac.toString("base64url").slice(0, 22);
}
