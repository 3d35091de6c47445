/** Scheduled work. `rate` is an EventBridge schedule expression, UTC; `memoryMb` where half a gigabyte is too little. */
export type Schedule = {
  name: string;
  rate: string;
  handler: string;
  timeoutSeconds: number;
  memoryMb?: number;
};

export const schedules: Schedule[] = [
  {
    name: "deadlines-sweep",
    rate: "cron(0/5 * * * ? *)",
    handler: "packages/functions/src/jobs/deadlines-sweep.handler",
    timeoutSeconds: 280,
    // A whole processor: at eight it passes on the deadlines of everybody.
    memoryMb: 1769,
  },
  {
    // A mail whose sender died is due again after a minute.
    name: "letters-sweep",
    rate: "rate(1 minute)",
    handler: "packages/functions/src/jobs/letters-sweep.handler",
    timeoutSeconds: 280,
  },
  {
    name: "reservations-remind",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/reservations-remind.handler",
    timeoutSeconds: 280,
  },
  {
    // An expired time is free before that: this notifies the people.
    name: "holds-expire",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/holds-expire.handler",
    timeoutSeconds: 280,
  },
  {
    // Due debts, expiring certificates, and vouchers whose message to ARCA's queue was lost.
    name: "invoices-sweep",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/invoices-sweep.handler",
    timeoutSeconds: 280,
  },
  {
    // An edit starts it at once: this checks again, and continues where a run died.
    name: "plans-apply",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/plans-apply.handler",
    timeoutSeconds: 290,
  },
  {
    // Starts what is due, and continues where a run died or a message was lost.
    name: "campaigns-send",
    rate: "rate(1 minute)",
    handler: "packages/functions/src/jobs/campaigns-send.handler",
    timeoutSeconds: 120,
  },
  {
    // Its fact starts an import at once: this continues where a run died or a portal was down.
    name: "case-imports-sweep",
    rate: "rate(1 minute)",
    handler: "packages/functions/src/jobs/case-imports-sweep.handler",
    timeoutSeconds: 120,
  },
  {
    // Its fact starts a bundle at once: this asks again where a run died.
    name: "bundles-sweep",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/bundles-sweep.handler",
    timeoutSeconds: 60,
  },
  {
    // The stream's fact sends at once: this tries again what failed, and goes on where a run died.
    name: "webhooks-sweep",
    rate: "rate(1 minute)",
    handler: "packages/functions/src/jobs/webhooks-sweep.handler",
    timeoutSeconds: 60,
  },
  {
    name: "exports-build",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/exports-build.handler",
    // A practice may have ten gigabytes of files.
    timeoutSeconds: 900,
  },
  {
    name: "erasures-run",
    rate: "rate(15 minutes)",
    handler: "packages/functions/src/jobs/erasures-run.handler",
    timeoutSeconds: 900,
  },
  {
    name: "court-sync",
    rate: "rate(15 minutes)",
    handler: "packages/functions/src/jobs/court-sync.handler",
    // A round stops after eight minutes; what is left goes first in the next.
    timeoutSeconds: 720,
  },
  {
    name: "calendar-sync",
    rate: "rate(15 minutes)",
    handler: "packages/functions/src/jobs/calendar-sync.handler",
    // A round starts no other practice after ten minutes.
    timeoutSeconds: 840,
  },
  {
    name: "calendar-renew",
    rate: "rate(12 hours)",
    handler: "packages/functions/src/jobs/calendar-renew.handler",
    timeoutSeconds: 600,
  },
  {
    name: "downgrades-apply",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/downgrades-apply.handler",
    timeoutSeconds: 720,
  },
  {
    // Each customer once in twenty hours, as many in a round as Stripe's pace allows.
    name: "subscriptions-reconcile",
    rate: "rate(1 hour)",
    handler: "packages/functions/src/jobs/subscriptions-reconcile.handler",
    timeoutSeconds: 720,
  },
  {
    // 08:00 in Buenos Aires.
    name: "digest-send",
    rate: "cron(0 11 * * ? *)",
    handler: "packages/functions/src/jobs/digest-send.handler",
    timeoutSeconds: 900,
  },
  {
    name: "deadlines-recompute",
    rate: "cron(0 8 * * ? *)",
    handler: "packages/functions/src/jobs/deadlines-recompute.handler",
    timeoutSeconds: 300,
  },
  {
    // 09:00 in Buenos Aires, which has had no summer time since 2009.
    name: "rates-fetch",
    rate: "cron(0 12 * * ? *)",
    handler: "packages/functions/src/jobs/rates-fetch.handler",
    timeoutSeconds: 900,
  },
  {
    name: "folders-purge",
    rate: "cron(0 6 * * ? *)",
    handler: "packages/functions/src/jobs/folders-purge.handler",
    timeoutSeconds: 300,
  },
  {
    // 00:30 is at another hour in each zone.
    name: "stats-snapshot",
    rate: "rate(30 minutes)",
    handler: "packages/functions/src/jobs/stats-snapshot.handler",
    timeoutSeconds: 840,
  },
  {
    name: "index-rebuild",
    rate: "cron(0 7 ? * SUN *)",
    handler: "packages/functions/src/jobs/index-rebuild.handler",
    timeoutSeconds: 900,
  },
];
