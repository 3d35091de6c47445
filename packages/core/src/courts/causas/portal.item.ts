import type { Key, Stored } from "../../kernel/dynamo";
import { type Breaker, CLOSED } from "./causa.rules";
import type { Breakdown, FueroGroup, Run, System } from "./causa.schema";

/** The state of a portal. */
export type PortalRecord = Breaker & {
  system: System;
  lastRunAt: string | null;
  lastGoodAt: string | null;
  lastError: string | null;
  /** The `openedAt` of the outage that practices were alerted of; null once it is over. */
  silenceTold?: string | null;
};

export type PortalItem = Stored<PortalRecord>;
export type RunItem = Stored<Run>;

const partition = (system: System) => `PORTAL#${system}`;

export const portalKey = (system: System): Key => ({ pk: partition(system), sk: "PORTAL" });

export const toPortal = (portal: PortalRecord, version: number): PortalItem => ({
  ...portal,
  ...portalKey(portal.system),
  type: "portal",
  version,
});

/** A portal that was never polled. */
export const freshPortal = (system: System): PortalItem =>
  toPortal({ ...CLOSED, system, lastRunAt: null, lastGoodAt: null, lastError: null }, 0);

const KEPT_S = 30 * 24 * 3600;

/** The rounds of a portal's worker, newest first. */
export const runRange = (system: System) => ({
  pk: partition(system),
  sk: { startingWith: "RUN#" },
});

export const toRun = (system: System, run: Run, nth: string): RunItem => ({
  ...run,
  pk: partition(system),
  sk: `RUN#${run.at}#${nth}`,
  type: "portalRun",
  version: 1,
  ttl: Math.floor(Date.parse(run.at) / 1000) + KEPT_S,
});

/** Counters of verified files, so that no query has to count them. */
export const countsKey: Key = { pk: "CAUSAS", sk: "COUNTS" };

export type CountsItem = Stored<Partial<Record<FueroGroup, number>>>;

export function toBreakdown(item: CountsItem | undefined): Breakdown {
  const { civil = 0, seguridad_social = 0, trabajo = 0, otros = 0 } = item ?? {};
  return {
    total: civil + seguridad_social + trabajo + otros,
    civil,
    seguridad_social,
    trabajo,
    otros,
  };
}
