import { keptInvoice, keptPayment } from "@foja/harness/kept-invoice";
import { describe, expect, it } from "vitest";
import { at } from "../../kernel/clock";
import type { Write } from "../../kernel/dynamo";
import { NOT_AUTHORISED } from "./invoice.rules";
import { dropWrites, planSave, settled, stepped } from "./store";

/** The sort keys that writes put, change and delete. */
const keysOf = (writes: Write[]) => ({
  put: writes.flatMap(({ request: { Put } }) => (Put ? [String(Put.Item?.sk)] : [])),
  changed: writes.flatMap(({ request: { Update } }) => (Update ? [String(Update.Key?.sk)] : [])),
  deleted: writes.flatMap(({ request: { Delete } }) => (Delete ? [String(Delete.Key?.sk)] : [])),
});
const issued = keptInvoice();
const PLACE = (status: string) => `INVOICESTATE#${status}#2026-03-02#inv_1`;

describe("an invoice that is saved", () => {
  it("is listed by its state, and counted in the figures", () => {
    expect(keysOf(planSave(undefined, issued).writes)).toEqual({
      put: ["INVOICE#inv_1", PLACE("issued")],
      changed: ["INVOICEFIGURES", "INVOICEFIGURES#2026-03"],
      deleted: [],
    });
  });

  it("leaves the list of the state that it had", () => {
    const paid = { ...issued, status: "paid" as const, payments: [keptPayment(121_000)] };
    expect(keysOf(planSave(issued, paid).writes)).toEqual({
      put: ["INVOICE#inv_1", PLACE("paid")],
      changed: ["INVOICEFIGURES", "INVOICEFIGURES#2026-03"],
      deleted: [PLACE("issued")],
    });
  });

  it("changes its place only where the sweep has to look on another day", () => {
    expect(keysOf(planSave(issued, { ...issued, notes: "x" }).writes)).toEqual({
      ...{ put: ["INVOICE#inv_1"], changed: [], deleted: [] },
    });
    const later = { ...issued, dueDate: "2026-05-02" };
    expect(keysOf(planSave(issued, later).writes).put).toEqual(["INVOICE#inv_1", PLACE("issued")]);
  });

  it("has the next version", () => {
    expect(planSave(undefined, issued).kept.version).toBe(1);
    expect(planSave({ ...issued, version: 4 }, issued).kept.version).toBe(5);
  });

  it("as a credit note is in no list", () => {
    const note = keptInvoice({ document: "creditNote" });
    expect(keysOf(planSave(undefined, note).writes).put).toEqual(["INVOICE#inv_1"]);
  });
});

describe("an invoice that waits for ARCA", () => {
  const authorisation = { ...NOT_AUTHORISED, state: "waiting" as const, voucherType: 1 };
  const waits = { ...issued, authorisation, askedAt: "2026-03-02T12:00:00.000Z" };
  const QUEUED = "TAXWAITING#00003-001#2026-03-02T12:00:00.000Z#inv_1";

  it("is in its lane until it is decided, and is asked about a minute later", () => {
    const NOW = "2026-03-02T12:00:00.000Z";
    const { writes } = at(NOW, () => planSave(issued, waits));
    const queued = writes.find(({ request }) => request.Put?.Item?.sk === QUEUED)?.request.Put
      ?.Item;
    expect(queued).toMatchObject({ tries: 0, nextAt: "2026-03-02T12:01:00.000Z" });
    expect(keysOf(planSave(waits, { ...waits, askedAt: null }).writes).deleted).toEqual([QUEUED]);
    expect(keysOf(planSave(waits, { ...waits, notes: "x" }).writes)).toMatchObject({
      ...{ put: ["INVOICE#inv_1"], deleted: [] },
    });
  });

  it("moves to the end of the lane where it is asked for again", () => {
    const again = { ...waits, askedAt: "2026-03-03T12:00:00.000Z" };
    const { put, deleted } = keysOf(planSave(waits, again).writes);
    expect(put).toContain("TAXWAITING#00003-001#2026-03-03T12:00:00.000Z#inv_1");
    expect(deleted).toEqual([QUEUED]);
  });
});

it("takes what is dropped out of its list and the figures", () => {
  const draft = keptInvoice({ status: "draft" });
  expect(keysOf(dropWrites(draft))).toEqual({
    ...{ put: [], changed: ["INVOICEFIGURES"], deleted: [PLACE("draft")] },
  });
});

it("is settled by its payments and the day", () => {
  const on = (day: string, cents: number[]) => {
    const { status, age } = at(`${day}T12:00:00.000Z`, () =>
      settled({ ...issued, age: "older", payments: cents.map(keptPayment) }),
    );
    return [status, age];
  };
  expect(on("2026-04-02", [])).toEqual(["issued", "current"]);
  expect(on("2026-05-03", [1])).toEqual(["overdue", "days60"]);
  expect(on("2026-05-03", [121_000])).toEqual(["paid", "current"]);
});

it("keeps the last steps of a long history", () => {
  let kept = issued;
  for (let n = 0; n < 300; n += 1) kept = stepped(kept, `Paso ${n}`);
  expect(kept.history.at(-1)).toMatchObject({ what: "Paso 299", by: null });
  expect(kept.history).toHaveLength(200);
});
