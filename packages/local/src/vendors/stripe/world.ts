import { STRIPE_VERSION } from "@foja/core/kernel/ports/stripe";
import type { Clock } from "./clock";
import { newId } from "./ids";
import { missing } from "./refusal";
import type { StripeEvent } from "./shapes";
import { type Hidden, type State, saveState, type TableName, type Tables } from "./store";

/** Stripe's name for the objects of each table. */
const NAMES: Record<TableName, string> = {
  products: "product",
  prices: "price",
  customers: "customer",
  paymentMethods: "PaymentMethod",
  sessions: "checkout.session",
  subscriptions: "subscription",
  schedules: "subscription_schedule",
  invoices: "invoice",
  invoicePayments: "invoice_payment",
  paymentIntents: "payment_intent",
  charges: "charge",
  refunds: "refund",
  disputes: "dispute",
  portalSessions: "billing_portal.session",
  portalConfigurations: "configuration",
  testClocks: "test_helpers.test_clock",
  events: "event",
};

/** Thirty days. */
const EVENTS_KEPT_S = 30 * 24 * 3600;

type Of<K extends TableName> = Tables[K][string];

/** The objects of the local Stripe, its clock, and the events about each change. */
export class World {
  /** The current request, which its events name. */
  request: StripeEvent["request"] = { id: null, idempotency_key: null };
  private changed = false;
  private closed = false;
  /** Events not yet handed to delivery. */
  private fresh: StripeEvent[] = [];

  constructor(
    private state: State,
    readonly clock: Clock,
    private readonly path: string,
    /** The public address of the hosted pages. */
    readonly pages: string,
  ) {}

  get now(): number {
    return this.clock.now;
  }

  /** State that Stripe's API does not show. A caller that changes only this has to call `touch`. */
  get hidden(): Hidden {
    return this.state.hidden;
  }

  touch(): void {
    this.changed = true;
  }

  /** Everything of a table, oldest first. */
  all<K extends TableName>(table: K): Of<K>[] {
    return Object.values(this.state.tables[table]) as Of<K>[];
  }

  /** An object by its id, or undefined. */
  peek<K extends TableName>(table: K, id: string | null | undefined): Of<K> | undefined {
    return id ? (this.state.tables[table][id] as Of<K> | undefined) : undefined;
  }

  /** An object by its id. Throws Stripe's refusal: `param` names where the id was given. */
  get<K extends TableName>(table: K, id: string, param = "id"): Of<K> {
    const found = this.peek(table, id);
    if (!found) throw missing(NAMES[table], id, param);
    return found;
  }

  /** An object of any table. */
  anything(id: string): object | undefined {
    const tables = Object.values(this.state.tables) as Record<string, object>[];
    return tables.find((table) => table[id])?.[id] ?? this.state.deleted[id];
  }

  /** Adds an object, and emits an event. */
  add<K extends TableName>(table: K, object: Of<K>, event?: string): Of<K> {
    const rows = this.state.tables[table] as Record<string, Of<K>>;
    rows[object.id] = object;
    this.changed = true;
    if (event) this.emit(event, object);
    return object;
  }

  /** Changes an object in place, and emits an event with its previous values. */
  change<T extends { id: string }>(object: T, patch: Partial<T>, ...events: string[]): T {
    const names = Object.keys(patch) as (keyof T)[];
    const differing = names.filter(
      (name) => JSON.stringify(object[name]) !== JSON.stringify(patch[name]),
    );
    const before = Object.fromEntries(differing.map((name) => [name, object[name] ?? null]));
    Object.assign(object, patch);
    this.changed = true;
    const isUpdate = (event: string) => event.endsWith(".updated");
    for (const event of events) {
      if (isUpdate(event) && differing.length === 0) continue;
      this.emit(event, object, isUpdate(event) ? before : undefined);
    }
    return object;
  }

  remove(table: TableName, id: string, event: string): Deleted {
    const object = this.get(table, id);
    delete this.state.tables[table][id];
    const gone = { id, object: object.object, deleted: true as const };
    this.state.deleted[id] = gone;
    this.emit(event, object);
    return gone;
  }

  deleted(id: string): Deleted | undefined {
    return this.state.deleted[id];
  }

  /** Emits an event with the present state of an object. */
  emit(type: string, object: object, previous?: Record<string, unknown>): void {
    const event: StripeEvent = {
      id: newId("evt"),
      object: "event",
      api_version: STRIPE_VERSION,
      created: this.now,
      data: structuredClone({
        object,
        ...(previous && { previous_attributes: previous }),
      }),
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.add("events", event);
    this.fresh.push(event);
    this.hidden.deliveries[event.id] = { tries: 0, delivered: false };
  }

  /** The events since the last call. */
  takeEvents(): StripeEvent[] {
    return this.fresh.splice(0);
  }

  /** Runs a function atomically: a refusal restores everything. */
  whole<T>(work: () => T): T {
    const [before, said] = [structuredClone(this.state), this.fresh.length];
    try {
      return work();
    } catch (error) {
      this.state.tables = before.tables;
      this.state.deleted = before.deleted;
      this.state.hidden = before.hidden;
      this.fresh.length = said;
      throw error;
    }
  }

  /** Writes changes to the disk. */
  save(): void {
    if (this.changed && !this.closed) saveState(this.path, this.state);
    this.changed = false;
  }

  /** Writes a last time. */
  close(): void {
    this.save();
    this.closed = true;
  }

  /** Deletes the events that Stripe no longer keeps. */
  forgetEvents(): void {
    for (const { id, created } of this.all("events")) {
      if (created >= this.now - EVENTS_KEPT_S) return;
      delete this.state.tables.events[id];
      delete this.state.hidden.deliveries[id];
    }
  }
}

type Deleted = State["deleted"][string];
