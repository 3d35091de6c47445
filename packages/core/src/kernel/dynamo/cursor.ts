import { AppError } from "../error";
import { isMacOf, macOf } from "../secrets";

/** The letters of a cursor's signature: 132 bits. */
const LENGTH = 22;

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
  if (!(await isMacOf(signed(scope, body), signature, LENGTH))) {
    throw new AppError("cursor.invalid", "El cursor no corresponde a esta lista.");
  }
  return Buffer.from(body, "base64url").toString();
}

const signed = (scope: string, body: string) => `cursor\n${scope}\n${body}`;

const sign = async (scope: string, body: string): Promise<string> =>
  (await macOf(signed(scope, body))).toString("base64url").slice(0, LENGTH);
