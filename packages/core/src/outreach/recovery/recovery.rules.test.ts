import { expect, it } from "vitest";
import type { Back } from "../../kernel/held/back.rules";
import { decide, type Head, identityOf, inRanks } from "./recovery.rules";

const head = (type: string, sk: string, more: Partial<Head> = {}): Head => ({
  ...{ type, sk, back: "returns", id: "", version: 1, print: "a" },
  ...{ folderId: null, invoice: null, entry: null, over: false, voided: false },
  identity: `${type} ${sk}`,
  ...more,
});

const what = (past: Head[], now: Head[], exact = false) =>
  decide(past, now, exact).steps.map((step) => `${step.what} ${step.type}`);

it("knows an item by its id where its key changes with its state", () => {
  expect(identityOf("folder", "ARCHIVED#FOLDER#f", "f", 3)).toBe("folder f");
  expect(identityOf("clientNotice", "NOTICE#proposed#n", "n", 1)).toBe("clientNotice n");
  expect(identityOf("link", "LINK#f#c", undefined, 1)).toBe("link LINK#f#c");
  expect(identityOf("history", "HISTORY#f#1", "f", 1)).toBe("history HISTORY#f#1");
});

it("brings back what is missing, and leaves what is newer", () => {
  const [there, changed] = [head("contact", "C#1"), head("contact", "C#1", { print: "b" })];
  expect(what([there], [])).toEqual(["bring contact"]);
  expect(what([there], [there])).toEqual([]);
  expect(what([there], [changed])).toEqual([]);
  expect(what([], [there])).toEqual([]);
});

it("with exact, puts back what differs, wherever it is now, and removes what is only there now", () => {
  const was = head("folder", "FOLDER#f", { identity: "folder f", id: "f" });
  const isIn = { ...was, sk: "DELETED#FOLDER#f", version: 7 };
  expect(decide([was], [isIn], true).steps).toEqual([
    {
      what: "return",
      type: "folder",
      id: "f",
      was: "FOLDER#f",
      at: "DELETED#FOLDER#f",
      version: 7,
    },
  ]);
  expect(what([], [was], true)).toEqual(["remove folder"]);
});

it.each<[Back, boolean]>([
  ["missing", true],
  ["stays", false],
  ["derived", false],
  ["beside", false],
  ["person", false],
  ["product", false],
])("never changes or removes what is %s, and brings it back: %s", (back, comes) => {
  const [one, other] = [head("x", "X#1", { back }), head("x", "X#1", { back, print: "b" })];
  expect(what([one], [other], true)).toEqual([]);
  expect(what([], [one], true)).toEqual([]);
  expect(what([one], [])).toEqual(comes ? ["bring x"] : []);
});

it("brings nothing back whose term is over, and not what hung from it", () => {
  const past = [
    head("task", "DELETED#TASK#t", { id: "t", over: true }),
    head("history", "HISTORY#t#1", { back: "missing" }),
  ];
  expect(what(past, [])).toEqual([]);
});

it("keeps a case in whose account or invoices something is now, with all that is in it", () => {
  const now = [
    head("folder", "FOLDER#f", { id: "f" }),
    head("task", "TASK#t", { folderId: "f" }),
    head("task", "TASK#u"),
    head("ledgerEntry", "LEDGER#f#e", { back: "missing", folderId: "f" }),
  ];
  expect(decide([], now, true).steps.map((step) => "at" in step && step.at)).toEqual(["TASK#u"]);
});

const money = (type: string, sk: string, more: Partial<Head> = {}) =>
  head(type, sk, { back: "missing", invoice: "invoice INVOICE#i", ...more });

it("lets what says the state of an invoice come back with the invoice alone", () => {
  const invoice = money("invoice", "INVOICE#i", { invoice: null });
  const place = money("invoicePlace", "INVOICESTATE#draft#2026-11-20#i");
  const waiting = money("taxWaiting", "TAXWAITING#1#i");
  expect(what([invoice, place, waiting], [invoice])).toEqual([]);
  expect(what([invoice, place, waiting], []).sort()).toEqual([
    ...["bring invoice", "bring invoicePlace", "bring taxWaiting"],
  ]);
});

it("lets an entry be billed once: its mark comes with it, unless the invoice was voided since", () => {
  const invoice = money("invoice", "INVOICE#i", { invoice: null });
  const entry = money("ledgerEntry", "LEDGER#f#e", { invoice: null });
  const mark = money("ledgerBilled", "LEDGERBILLED#f#e", { entry: "ledgerEntry LEDGER#f#e" });
  const past = [invoice, entry, mark];
  expect(what(past, [invoice, entry])).toEqual([]);
  expect(what(past, [invoice]).sort()).toEqual(["bring ledgerBilled", "bring ledgerEntry"]);
  const voided = { ...invoice, print: "b", voided: true };
  expect(what(past, [voided])).toEqual(["bring ledgerEntry"]);
});

it("writes what comes with another before it, and cases before what is in them", () => {
  const past = [
    head("task", "TASK#t"),
    head("folder", "FOLDER#f"),
    money("invoice", "INVOICE#i", { invoice: null }),
    money("invoicePlace", "INVOICESTATE#draft#i"),
  ];
  const ranks = inRanks(decide(past, [], false).steps).map((rank) => rank.map(({ type }) => type));
  expect(ranks).toEqual([["invoicePlace"], ["folder"], ["invoice"], ["task"]]);
});
