import { randomBytes } from "node:crypto";
import { isSame } from "../../kernel/digest";
import { macOf } from "../../kernel/secrets";

/** Whose device it is. Another password makes every proof of before worthless. */
type Person = { _id: string; passwordHash: string | null };

const sign = async (id: string, { _id, passwordHash }: Person): Promise<string> =>
  (await macOf(`device\n${_id}\n${passwordHash ?? ""}\n${id}`)).toString("base64url");

/** The proof that a person has signed in on a device: 128 random bits, and their MAC. */
export async function prove(person: Person): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${await sign(id, person)}`;
}

const NOBODY: Person = { _id: "nobody", passwordHash: null };

/** The device, if its proof is this person's; for nobody the work is the same. */
export async function recognise(
  person: Person | undefined,
  proof: string | undefined,
): Promise<string | undefined> {
  const [id = "", mac = ""] = (proof ?? "").split(".");
  const right = isSame(mac, await sign(id, person ?? NOBODY));
  return person && right ? id : undefined;
}
