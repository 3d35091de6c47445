import { randomBytes } from "node:crypto";
import { isMacOf, macOf } from "../../kernel/secrets";

/** The person of a device. Changing the password invalidates every earlier proof. */
type Person = { _id: string; passwordHash: string | null };

const signed = (id: string, { _id, passwordHash }: Person): string =>
  `device\n${_id}\n${passwordHash ?? ""}\n${id}`;

/** Makes the proof that a person has signed in on a device: 128 random bits, and their MAC. */
export async function prove(person: Person): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${(await macOf(signed(id, person))).toString("base64url")}`;
}

const NOBODY: Person = { _id: "nobody", passwordHash: null };

/** The device's id, if its proof is this person's; the work is the same without a person. */
export async function recognise(
  person: Person | undefined,
  proof: string | undefined,
): Promise<string | undefined> {
  const [id = "", mac = ""] = (proof ?? "").split(".");
  const right = await isMacOf(signed(id, person ?? NOBODY), mac);
  return person && right ? id : undefined;
}
