import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { now } from "../../kernel/clock";
import { commit, get, put, remove, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { secret } from "../../kernel/ports/secrets";
import { type CodeItem, type CodePurpose, codeKey, toItem } from "./code.item";

const LIFE_MS = 10 * 60 * 1000;
const TRIES = 5;

/** A new code of six digits for a person; the one before is worth nothing from then on. */
export async function issue(userId: string, purpose: CodePurpose): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const codeHash = await hash(userId, purpose, code);
  await commit(put(toItem(userId, purpose, { codeHash, tries: 0, expiresAt: now() + LIFE_MS })));
  return code;
}

/**
 * Checks a code, counting the try before it is compared. Answers the write that spends it: it goes
 * into the commit of what the code opens, so that of two at once one succeeds.
 * Throws `auth.invalid_code`, the same for wrong, spent, expired and never issued.
 */
export async function check(userId: string, purpose: CodePurpose, code: string): Promise<Write> {
  const item = await get<CodeItem>(codeKey(userId, purpose));
  const expected = Buffer.from(item?.codeHash ?? "");
  const given = Buffer.from(await hash(userId, purpose, code));
  if (!item || item.expiresAt <= now() || item.tries >= TRIES) throw notValid();
  const counted = { ...item, tries: item.tries + 1 };
  await commit(replace(counted, item, notValid));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notValid();
  return remove({ ...counted, version: item.version + 1 }, notValid);
}

const notValid = () =>
  new AppError("auth.invalid_code", "El código no es válido o venció. Pedí uno nuevo.", {
    details: [{ path: "code", message: "El código no es válido o venció" }],
  });

// Keyed, so that a copy of the table is not enough to try a million codes against it.
async function hash(userId: string, purpose: CodePurpose, code: string): Promise<string> {
  const mac = createHmac("sha256", await secret("JWT_SECRET"));
  return mac.update(`code\n${userId}\n${purpose}\n${code}`).digest("base64url");
}
