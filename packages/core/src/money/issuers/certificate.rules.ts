import type { Certificate } from "./settings.schema";

type Kept = {
  pending: { request: string; alias: string } | null;
  current: { alias: string; serial: string; validFrom: string; validTo: string } | null;
};

/** How many days before its certificate expires a practice is notified. */
export const NOTICE_DAYS = 30;

const NONE: Certificate = {
  state: "none",
  request: null,
  alias: null,
  serial: null,
  validFrom: null,
  validTo: null,
};

/** The state of a practice's certificate at an instant (ms): an expired one can be renewed. */
export function certificateOf(kept: Kept | undefined, nowMs: number): Certificate {
  const request = kept?.pending?.request ?? null;
  if (!kept?.current) {
    if (!kept?.pending) return NONE;
    return { ...NONE, state: "requested", request, alias: kept.pending.alias };
  }
  const { alias, serial, validFrom, validTo } = kept.current;
  const state = Date.parse(validTo) > nowMs ? "ready" : "expired";
  return { state, request, alias, serial, validFrom, validTo };
}
