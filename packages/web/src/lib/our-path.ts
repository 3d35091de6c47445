/**
 * Whether an address that came from outside is a path of Foja, never another host's. Browsers read
 * `\` as `/` and drop tabs and newlines: "/\t/evil" would become "//evil".
 */
export const isOurPath = (address: string | null | undefined): address is string =>
  !!address && /^\/(?!\/)/.test(address) && !/[\p{Cc}\\]/u.test(address);

/** Whether an address is one under another, or that one. */
export const isUnder = (pathname: string, under: string): boolean =>
  pathname === under || pathname.startsWith(`${under}/`);
