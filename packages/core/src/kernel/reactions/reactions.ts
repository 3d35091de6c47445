import * as z from "zod";
import { putEvent } from "../ports/bus";

const refs = z.array(z.strictObject({ kind: z.string(), id: z.string() }));

/** What of a practice has to be derived anew: `functions/src/streams/refreshes.rules` says more. */
const recordsChanged = z.strictObject({
  ownerId: z.string(),
  search: refs,
  created: z.array(z.string()),
  sources: refs,
  cases: z.array(z.string()),
  counted: refs,
  losing: z.array(z.string()),
  watched: z.array(z.strictObject({ id: z.string(), folderId: z.string() })),
});

/**
 * Facts published on the bus, each handled by a reaction of `functions/src/reactions`. A fact
 * carries ids only: the reaction reads the current state, and may receive it twice.
 */
const FACTS = {
  /** A case was linked with a court's file. */
  "folder.linked": z.strictObject({ ownerId: z.string(), folderId: z.string() }),
  /** There is a reason to synchronise a practice with Google Calendar. */
  "calendar.stirred": z.strictObject({ ownerId: z.string() }),
  /** The new terms of a plan have to be applied to those who are on it, at first or again. */
  "plans.changed": z.strictObject({ planId: z.string() }),
  /** Stripe reports a change of a customer, or of the customer of a charge. */
  "subscription.stirred": z.strictObject({
    customerId: z.string().nullable(),
    chargeId: z.string().nullable(),
  }),
  /** An import of cases has work on the table: to save, link or undo. */
  "caseImport.started": z.strictObject({ ownerId: z.string(), importId: z.string() }),
  /** An import of cases has numbers to look up at the courts. */
  "caseImport.looking": z.strictObject({ ownerId: z.string(), importId: z.string() }),
  /** A paginated file of several documents was asked for, or has to be gone on with. */
  "bundle.asked": z.strictObject({ ownerId: z.string(), bundleId: z.string() }),
  /** The file of a document is there, and its text was not read. */
  "document.received": z.strictObject({ ownerId: z.string(), documentId: z.string() }),
  /** Something waits to be sent to a program, in the lane of one address and one case. */
  "webhook.waiting": z.strictObject({
    ...{ ownerId: z.string(), endpointId: z.string(), lane: z.string() },
  }),
  /** Deadlines are due at an instant, more than the job that found them rings by itself. */
  "deadlines.due": z.strictObject({
    at: z.string(),
    due: z.array(
      z.strictObject({
        ...{ userId: z.string(), sourceType: z.string(), sourceId: z.string() },
        requestId: z.string().optional(),
      }),
    ),
  }),
  /** People wait for the digest of an instant's day, more than the job asks for by itself. */
  "digests.due": z.strictObject({
    at: z.string(),
    people: z.array(z.strictObject({ ownerId: z.string(), personId: z.string() })),
  }),
  /** Practices wait for the document of an instant's day, more than the job writes by itself. */
  "snapshots.due": z.strictObject({ at: z.string(), owners: z.array(z.string()) }),
  /** An act of a court was added for everybody, or taken back: open deadlines may move. */
  "calendar.acted": z.strictObject({ jurisdiccion: z.string() }),
  /** Many records of a practice changed at once: what is derived from them has to be renewed. */
  "records.changed": recordsChanged,
} as const;

export type Fact = keyof typeof FACTS;
export type Detail<F extends Fact> = z.output<(typeof FACTS)[F]>;

/** Publishes a fact on the bus. It is durable when this returns; its reactions run later. */
export const publish = <F extends Fact>(fact: F, detail: Detail<F>): Promise<void> =>
  putEvent(fact, JSON.stringify(detail));

/** Parses a fact's detail. Throws on any other shape: only `publish` makes them. */
export const read = <F extends Fact>(fact: F, detail: unknown): Detail<F> =>
  FACTS[fact].parse(detail) as Detail<F>;
