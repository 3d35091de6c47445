import type { Alert } from "../alerts/alert.schema";
import { placeOf } from "../alerts/place.rules";

type Allowed = {
  /** Names of hosts; one that begins with `*.` matches every name below it. */
  hosts: readonly string[];
  /** The address of the push stand-in, on a local machine. */
  standIn?: string | undefined;
};

/** Whether an address belongs to a known push service: no other is ever written to. */
export function isKnownService(endpoint: string, { hosts, standIn }: Allowed): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== "" || url.password !== "") return false;
  if (standIn !== undefined && url.href.startsWith(`${standIn}/`)) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return hosts.some((host) =>
    host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}

/** What a device shows of an alert, and the link it opens: the push service gets nothing else. */
export const payloadOf = (alert: Alert): string =>
  JSON.stringify({
    id: alert._id,
    text: alert.primaryText,
    path: placeOf(alert) ?? "/notificaciones",
  });
