import { randomBytes } from "node:crypto";
import { isSame } from "../../kernel/digest";
import { macOf } from "../../kernel/secrets";

/** The person of a device. Changing the password invalidates every earlier proof. */
type Person = { _id: string; passwordHash: string | null };

const sign = async (id: string, { _id, passwordHash }: Person): Promise<string> =>
  (await macOf(`device\n${_id}\n${passwordHash ?? ""}\n${id}`)).toString("base64url");

/** Makes the proof that a person has signed in on a device: 128 random bits, and their MAC. */
export async function prove(person: Person): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${await sign(id, person)}`;
}

const NOBODY: Person = { _id: "nobody", passwordHash: null };

/** The device's id, if its proof is this person's; the work is the same without a person. */
export async function recognise(
  person: Person | undefined,
  proof: string | undefined,
): Promise<string | undefined> {
  const [id = "", mac = ""] = (proof ?? "").split(".");
  const right = isSame(mac, await sign(id, person ?? NOBODY));
  return person && right ? id : undefined;
}
