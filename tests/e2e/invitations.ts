import type { World } from "./world";

const WAY = /\/invitation\/[\w-]+/;

/** Where the letter leads that invites an address to a practice; it may have had others meanwhile. */
export async function invitationOf({ foja }: Pick<World, "foja">, email: string): Promise<string> {
  await foja().settle();
  for (const { text } of foja().inbox.list(email)) {
    const [way] = WAY.exec(text) ?? [];
    if (way) return way;
  }
  throw new Error(`no invitation came to ${email}`);
}
