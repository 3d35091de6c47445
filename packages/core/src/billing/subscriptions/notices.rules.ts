import type { PlanId } from "../plans/plan.schema";
import { PLAN_IDS } from "../plans/plan-id.rules";
import { type Contract, isLive, type Verdict } from "./contract.rules";
import type { HistoryEntry, HistoryReason } from "./subscription.schema";

/** How long before a change of plan its practice is notified. */
export type Step = "week" | "day";

type Money = { amount: number; currency: string };

/** A notice to a practice about its subscription, by alert and mail. */
export type Notice =
  | { kind: "started"; planId: PlanId }
  | { kind: "coming"; step: Step; from: PlanId; to: PlanId; changeAt: string }
  | { kind: "fallen"; from: PlanId; to: PlanId; why: HistoryReason }
  | ({ kind: "unpaid"; attempt: number; nextAttemptAt: string | null } & Money)
  | ({ kind: "refunded" } & Money)
  | ({ kind: "disputed" } & Money);

/** A notice to send, with its cause (`key`, notified once) and the instant of the cause. */
export type PendingNotice = { key: string; at: string; notice: Notice };

const DAY_MS = 24 * 3600_000;
const STEPS: { step: Step; days: number }[] = [
  { step: "week", days: 7 },
  { step: "day", days: 1 },
];

type Moment = { step: Step | "now"; at: string };

/** The instants at which a scheduled change is notified; the last one is the change itself. */
function momentsOf({ pending }: Contract): Moment[] {
  if (!pending) return [];
  const before = STEPS.map(({ step, days }) => ({
    step,
    at: new Date(Date.parse(pending.changeAt) - days * DAY_MS).toISOString(),
  }));
  // An instant before the request needs no notice.
  const later = before.filter(({ at }) => at > pending.since);
  return [...later, { step: "now" as const, at: pending.changeAt }];
}

/** After how many ms Stripe is asked again whether a due change was made. */
const ASK_AGAIN_MS = 15 * 60_000;

/** When a scheduled change has to be handled next; null where there is none. */
export function dueAt(contract: Contract, nowIso: string): string | null {
  const next = momentsOf(contract).find(({ at }) => at > nowIso);
  if (next) return next.at;
  return contract.pending ? new Date(Date.parse(nowIso) + ASK_AGAIN_MS).toISOString() : null;
}

const isSmaller = (plan: PlanId, other: PlanId) => PLAN_IDS.indexOf(plan) < PLAN_IDS.indexOf(other);

/** The notice of a scheduled change: only for the latest instant that has passed. */
function ofComing(contract: Contract, { next, plan }: Verdict, nowIso: string): PendingNotice[] {
  const { pending } = contract;
  const passed = momentsOf(contract).filter(({ at }) => at <= nowIso);
  const last = passed.at(-1);
  if (!pending || !next || !last || last.step === "now") return [];
  const { step } = last;
  const notice = { kind: "coming", step, from: plan, to: next.planId, changeAt: next.at } as const;
  return [{ key: `coming:${next.planId}:${next.at}:${step}`, at: last.at, notice }];
}

/** The reason why the plan in force changed. */
export function reasonOf(before: Contract, after: Contract, to: PlanId): HistoryReason {
  if (before.grant?.at !== after.grant?.at) return "granted";
  const { subscription } = after;
  if (subscription && isLive(subscription)) return reasonWhileLive(before, after, to);
  const reason = subscription?.endReason;
  if (reason === "payment_failed" || subscription?.status === "unpaid") return "payment_failed";
  if (reason === "payment_disputed") return "disputed";
  return before.pending?.planId === to ? "scheduled" : "cancelled";
}

function reasonWhileLive(before: Contract, after: Contract, to: PlanId): HistoryReason {
  if (before.subscription?.id !== after.subscription?.id) return "bought";
  if ((after.pending ?? before.pending)?.planId === to) return "scheduled";
  return before.subscription && isLive(before.subscription) ? "changed" : "bought";
}

function ofPlan(before: Contract, after: Contract, plan: PlanId, nowIso: string): PendingNotice[] {
  if (plan === before.plan) return [];
  const why = reasonOf(before, after, plan);
  const key = `plan:${before.plan}:${plan}:${after.history.length}:${nowIso}`;
  if (isSmaller(plan, before.plan)) {
    const notice = { kind: "fallen", from: before.plan, to: plan, why } as const;
    return [{ key, at: nowIso, notice }];
  }
  return [{ key, at: nowIso, notice: { kind: "started", planId: plan } }];
}

function ofPayments({ subscription, owed, payments }: Contract): PendingNotice[] {
  const failed = owed.filter(({ attempts }) => attempts > 0 && subscription?.status === "past_due");
  return [
    ...failed.map(({ id, attempts: attempt, createdAt, amount, currency, nextAttemptAt }) => ({
      key: `unpaid:${id}:${attempt}`,
      at: createdAt,
      notice: { kind: "unpaid" as const, attempt, nextAttemptAt, amount, currency },
    })),
    ...payments.flatMap(({ id, at, refunded: amount, currency }) =>
      amount > 0
        ? [
            {
              key: `refunded:${id}:${amount}`,
              at,
              notice: { kind: "refunded" as const, amount, currency },
            },
          ]
        : [],
    ),
    ...payments.flatMap(({ id, at, status, amount, currency }) =>
      status === "disputed"
        ? [{ key: `disputed:${id}`, at, notice: { kind: "disputed" as const, amount, currency } }]
        : [],
    ),
  ];
}

const MOST_KEYS = 120;
const MOST_HISTORY = 50;

/**
 * A contract with the changes added to its history, and the notices to send: one per cause.
 * `before` is the contract as it was stored.
 */
export function noted(before: Contract, after: Contract, verdict: Verdict, nowIso: string) {
  const causes = [
    ...ofPlan(before, after, verdict.plan, nowIso),
    ...ofComing(after, verdict, nowIso),
    ...ofPayments(after),
  ];
  const fresh = causes.filter(({ key }) => !before.told.includes(key));
  const next: Contract = {
    ...after,
    plan: verdict.plan,
    history: [...after.history, ...entriesOf(before, after, verdict, nowIso)].slice(-MOST_HISTORY),
    told: [...before.told, ...fresh.map(({ key }) => key)].slice(-MOST_KEYS),
  };
  return { next, notices: fresh };
}

function entriesOf(
  before: Contract,
  after: Contract,
  { plan }: Verdict,
  at: string,
): HistoryEntry[] {
  if (plan === before.plan) return [];
  return [{ at, from: before.plan, to: plan, why: reasonOf(before, after, plan) }];
}
