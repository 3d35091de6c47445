import { cancelNow } from "./cancelling";
import { collect } from "./collecting";
import { voidInvoice } from "./invoices";
import { previewOf } from "./previews";
import { renew } from "./renewals";
import { endPhase } from "./schedules";
import { expire } from "./sessions";
import type { Invoice, Schedule, Session, Subscription } from "./shapes";
import { discardPending, incompleteUntil, periodOf } from "./subscriptions";
import type { World } from "./world";

/** Something due at an instant; of two at once the lower rank comes first. */
type Due = { at: number; rank: number; run: () => void };

const WEEK_S = 7 * 24 * 3600;

/** Runs all that is due, in order, each at its own instant. */
export function catchUp(world: World): void {
  const until = world.now;
  for (let due = nextDue(world); due && due.at <= until; due = nextDue(world)) {
    world.clock.at(due.at, due.run);
  }
}

function nextDue(world: World): Due | undefined {
  const all = [
    ...world.all("sessions").flatMap((one) => ofSession(world, one)),
    ...world.all("subscriptions").flatMap((one) => ofSubscription(world, one)),
    ...world.all("schedules").flatMap((one) => ofSchedule(world, one)),
    ...world.all("invoices").flatMap((one) => ofInvoice(world, one)),
  ];
  return all.sort((a, b) => a.at - b.at || a.rank - b.rank)[0];
}

function ofSession(world: World, session: Session): Due[] {
  if (session.status !== "open") return [];
  return [{ at: session.expires_at, rank: 0, run: () => void expire(world, session) }];
}

const RENEWING = ["active", "past_due", "unpaid"];

function ofSubscription(world: World, subscription: Subscription): Due[] {
  if (subscription.status === "incomplete") {
    const run = () => expireIncomplete(world, subscription);
    return [{ at: incompleteUntil(subscription), rank: 1, run }];
  }
  if (!RENEWING.includes(subscription.status)) return [];
  const { cancel_at: end, pending_update: pending } = subscription;
  const dues: Due[] = [
    { at: periodOf(subscription).end, rank: 4, run: () => renew(world, subscription) },
  ];
  const said = announcement(world, subscription);
  if (said) dues.push(said);
  if (end !== null) {
    dues.push({ at: end, rank: 2, run: () => void cancelNow(world, subscription) });
  }
  if (pending) {
    dues.push({ at: pending.expires_at, rank: 1, run: () => dropPending(world, subscription) });
  }
  return dues;
}

/** A week before a period of a month or more ends, Stripe announces the cost of its renewal. */
function announcement(world: World, subscription: Subscription): Due | undefined {
  const { start, end } = periodOf(subscription);
  const { cancel_at, id } = subscription;
  const isDone = world.hidden.announced[id] === end || (cancel_at !== null && cancel_at <= end);
  if (isDone || end - start < 4 * WEEK_S) return undefined;
  const run = () => {
    world.hidden.announced[id] = end;
    world.emit("invoice.upcoming", previewOf(world, subscription, {}));
  };
  return { at: end - WEEK_S, rank: 0, run };
}

function expireIncomplete(world: World, subscription: Subscription): void {
  const invoice = world.peek("invoices", subscription.latest_invoice);
  if (invoice) voidInvoice(world, invoice);
  const patch = { status: "incomplete_expired" as const, ended_at: world.now };
  world.change(subscription, patch, "customer.subscription.updated");
}

/** Drops a pending change that was not paid, and voids its invoice. */
function dropPending(world: World, subscription: Subscription): void {
  const invoice = world.peek("invoices", subscription.latest_invoice);
  if (invoice) voidInvoice(world, invoice);
  discardPending(world, subscription);
}

function ofSchedule(world: World, schedule: Schedule): Due[] {
  const { current_phase: phase, status } = schedule;
  if (status !== "active" || !phase) return [];
  return [{ at: phase.end_date, rank: 3, run: () => endPhase(world, schedule) }];
}

function ofInvoice(world: World, invoice: Invoice): Due[] {
  const { next_payment_attempt: at, status } = invoice;
  if (at === null || status !== "open") return [];
  const run = () => void collect(world, invoice, { onSession: false, automatic: true });
  return [{ at, rank: 0, run }];
}
