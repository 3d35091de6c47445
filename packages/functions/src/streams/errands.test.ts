import { asSystem } from "@foja/core/kernel/actor";
import { commit } from "@foja/core/kernel/dynamo";
import { type Errand, Outbox } from "@foja/core/kernel/outbox";
import { Alerts } from "@foja/core/telling/alerts";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { log } from "../log";
import { carriers, carryErrand } from "./errands";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

/** Requests an errand as an item of the table has it, and carries it. */
async function carried(errand: Errand & Record<string, unknown>): Promise<string> {
  const write = Outbox.ask(errand);
  await commit(write);
  const id = String(Reflect.get(write.request.Put?.Item ?? {}, "_id"));
  return (await asSystem("test", () => carryErrand(id))).outcome;
}

const alertsOf = (tenant: Tenant) =>
  tenant.as(async () => (await Alerts.list({ limit: 10 })).alerts.map((one) => one.primaryText));

const subjectsTo = ({ email }: Tenant) => mailbox.inbox.list(email).map(({ subject }) => subject);

it("has one carrier for every kind, those of earlier versions too", () => {
  expect(carriers.map(({ kind }) => kind).sort()).toEqual([
    ...["alert", "campaignTest", "certificate", "certificateAlert", "clientCode", "clientNotice"],
    "clientWhatsapp",
    ...["digest", "erasure", "export", "factor", "formerEmail", "invoice", "invoiceAlert"],
    ...["invoiceNotice", "mailRefused", "member", "newEmail", "reply", "reset", "subscription"],
    ...["subscriptionAlert", "subscriptionLetter", "support", "templateTest", "verify", "visit"],
    "webhookOff",
  ]);
});

it("puts off an errand that no room carries", async () => {
  const warned = vi.spyOn(log(), "warn").mockImplementation(() => {});
  expect(await carried({ kind: "telegram" })).toBe("failed");
  expect(warned).toHaveBeenCalledWith(
    "errand put off",
    expect.objectContaining({ kind: "telegram", tries: 1 }),
  );
  warned.mockRestore();
});

const VOUCHER = {
  ...{ news: "overdue", at: "2026-11-20T12:00:00.000Z", invoiceId: "inv_1", folderId: null },
  ...{ title: "Factura C 3-7", client: "Sosa SRL", currency: "ARS", owed: 1500, why: null },
};
const OVERDUE = "Venció sin cobrarse: Factura C 3-7";
const ENDING = { validTo: "2026-12-20T15:00:00.000Z", at: "2026-11-20T12:00:00.000Z" };
const ENDS = "Tu certificado de ARCA vence el 20/12/2026";
const STARTED = {
  ...{ key: "sub_1", at: "2026-11-20T12:00:00.000Z" },
  notice: { kind: "started", planId: "premium" },
};
const STARTS = "Ya tenés el plan Premium";

describe("an alert", () => {
  it.each([
    ["invoiceAlert", VOUCHER, OVERDUE],
    ["invoiceNotice", VOUCHER, OVERDUE],
    ["certificateAlert", ENDING, ENDS],
    ["certificate", ENDING, ENDS],
    ["subscriptionAlert", STARTED, STARTS],
    [
      "mailRefused",
      { day: "2026-11-20", why: "many", at: "2026-11-20T12:00:00.000Z" },
      "Hay correo que no entró el 20/11/2026",
    ],
  ])("asked for as %s is raised, and no letter goes", async (kind, errand, text) => {
    const ana = await newTenant();
    expect(await carried({ kind, userId: ana.userId, ...errand })).toBe("sent");
    expect(await alertsOf(ana)).toEqual([text]);
    expect(subjectsTo(ana)).toEqual([]);
  });

  it("of a subscription, asked for by an earlier version, is raised with its letter", async () => {
    const ana = await newTenant();
    expect(await carried({ kind: "subscription", userId: ana.userId, ...STARTED })).toBe("sent");
    expect(await alertsOf(ana)).toEqual([STARTS]);
    expect(subjectsTo(ana)).toEqual([STARTS]);
  });

  it("of a subscription is not raised by its letter", async () => {
    const ana = await newTenant();
    const errand = { kind: "subscriptionLetter", userId: ana.userId, ...STARTED };
    expect(await carried(errand)).toBe("sent");
    expect(await alertsOf(ana)).toEqual([]);
    expect(subjectsTo(ana)).toEqual([STARTS]);
  });
});
