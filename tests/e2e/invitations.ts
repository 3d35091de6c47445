import type { World } from "./world";

const WAY = /\/invitation\/[\w-]+/;

/** The link of the latest invitation e-mail to an address. */
export async function invitationOf({ foja }: Pick<World, "foja">, email: string): Promise<string> {
  await foja().settle();
  for (const { text } of foja().inbox.list(email)) {
    const [way] = WAY.exec(text) ?? [];
    if (way) return way;
  }
  throw new Error(`no invitation came to ${email}`);
}
