import { isId } from "../../kernel/id";
import { isMacOf, macOf } from "../../kernel/secrets";

/** The token in a digest that unsubscribes its person, nothing else. It does not expire. */
export const tokenFor = async (userId: string) =>
  `${userId}.${(await macOf(signed(userId))).toString("base64url")}`;

/** The id of the person that a token belongs to, or undefined. */
export async function personOf(token: string): Promise<string | undefined> {
  const [userId = "", given = ""] = token.split(".");
  if (!isId("user", userId)) return undefined;
  return (await isMacOf(signed(userId), given)) ? userId : undefined;
}

const signed = (userId: string) => `unsubscribe\ndigest\n${userId}`;
