import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/** Whether an address is of the open internet: no private network, no loopback, no cloud metadata. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === "unicast";
}

/**
 * The first address of a host, if all of its addresses are public: a name that also leads inside is
 * refused. With `loopback`, this machine is allowed, too. Returns undefined for any other.
 */
export async function publicAddressOf(
  host: string,
  loopback: boolean,
): Promise<{ address: string; family: number } | undefined> {
  const bare = host.replace(/^\[|\]$/g, "");
  const found = await lookup(bare, { all: true }).catch(() => []);
  const allowed = ({ address }: { address: string }) =>
    isPublicAddress(address) || (loopback && ipaddr.process(address).range() === "loopback");
  return found.every(allowed) ? found[0] : undefined;
}
