/** Private networks, which cannot be reached from outside. */
const PRIVATE = [
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^f[cd][0-9a-f]{2}:/i,
  /^fe[89ab][0-9a-f]:/i,
];

/** Where an IP address is, as far as the address itself shows: no service is asked. */
export function placeOfAddress(address: string): string {
  const bare = address.replace(/^::ffff:/i, "");
  if (bare === "::1" || bare.startsWith("127.")) return "este mismo equipo";
  if (PRIVATE.some((network) => network.test(bare))) return `una red privada (${bare})`;
  return `la dirección ${bare}`;
}
