import { createHmac, timingSafeEqual } from "node:crypto";
import { isId } from "../../kernel/id";
import { secret } from "../../kernel/ports/secrets";

/** The token in a digest that unsubscribes its person, and nothing else. It does not expire. */
export const tokenFor = async (userId: string) => `${userId}.${await sign(userId)}`;

/** Whose token it is, or nobody's. */
export async function personOf(token: string): Promise<string | undefined> {
  const [userId = "", given = ""] = token.split(".");
  if (!isId("user", userId)) return undefined;
  const [expected, said] = [Buffer.from(await sign(userId)), Buffer.from(given)];
  const right = expected.length === said.length && timingSafeEqual(expected, said);
  return right ? userId : undefined;
}

async function sign(userId: string): Promise<string> {
  const mac = createHmac("sha256", await secret("JWT_SECRET"));
  return mac.update(`unsubscribe\ndigest\n${userId}`).digest("base64url");
}
