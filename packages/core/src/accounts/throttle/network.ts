import ipaddr from "ipaddr.js";

/**
 * The part of an IPv6 address that one subscriber gets: providers give a home a /56 (RIPE-690 §4.2),
 * and whoever has it picks among its addresses at will.
 */
const SUBSCRIBER_BITS = 56;

/**
 * The network that callers are counted by: of an IPv6 address its /56, of an IPv4 address (mapped
 * into IPv6 or not) the address itself. Anything that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${SUBSCRIBER_BITS}`).toString();
}
