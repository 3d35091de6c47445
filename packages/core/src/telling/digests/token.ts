import { isSame } from "../../kernel/digest";
import { isId } from "../../kernel/id";
import { macOf } from "../../kernel/secrets";

/** The token in a digest that unsubscribes its person, nothing else. It does not expire. */
export const tokenFor = async (userId: string) => `${userId}.${await sign(userId)}`;

/** The id of the person that a token belongs to, or undefined. */
export async function personOf(token: string): Promise<string | undefined> {
  const [userId = "", given = ""] = token.split(".");
  if (!isId("user", userId)) return undefined;
  return isSame(given, await sign(userId)) ? userId : undefined;
}

const sign = async (userId: string): Promise<string> =>
  (await macOf(`unsubscribe\ndigest\n${userId}`)).toString("base64url");
