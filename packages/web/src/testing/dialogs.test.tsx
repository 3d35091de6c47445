// @vitest-environment happy-dom

import { SHIPPED } from "@foja/core/billing/plans/config.rules";
import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import type { Campaign } from "@foja/core/outreach/campaigns/campaign.schema";
import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import type { NoticeSetting } from "@foja/core/sharing/notices/settings.schema";
import { act, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { EntryDialog as FojaDialog } from "~/features/activities/components/entry-dialog";
import { ActDialog } from "~/features/admin/acts/components/act-dialog";
import { CampaignEditor } from "~/features/admin/marketing/campaigns/components/campaign-editor";
import { ScheduleDialog as CampaignSchedule } from "~/features/admin/marketing/campaigns/components/schedule-dialog";
import { PlanEditor } from "~/features/admin/plans/components/plan-editor";
import { DatedDialog } from "~/features/availability/components/dated-dialog";
import { VacationDialog } from "~/features/availability/components/vacation-dialog";
import { KindDialog } from "~/features/booking/components/kind-dialog";
import { NewDayDialog } from "~/features/calculations/deadlines/components/new-day-dialog";
import { ScheduleDialog } from "~/features/calculations/deadlines/components/schedule-dialog";
import { SaveDialog } from "~/features/calculations/shared/components/save-dialog";
import { NewEventDialog } from "~/features/calendar/components/event-dialog";
import { MoveDialog } from "~/features/calendar/components/move-dialog";
import { valuesOf as eventValues } from "~/features/calendar/lib/event-form";
import type { Settlement } from "~/features/case-account/api/account";
import { BillDialog } from "~/features/case-account/components/bill-dialog";
import { EntryDialog } from "~/features/case-account/components/entry-dialog";
import { InstallmentsDialog } from "~/features/case-account/components/installments-dialog";
import { QuotaDialog } from "~/features/case-account/components/quota-dialog";
import { ReverseDialog } from "~/features/case-account/components/reverse-dialog";
import { RowEditor } from "~/features/case-import/components/row-editor";
import { GroupDialog } from "~/features/chat/components/group-dialog";
import { NewContactDialog } from "~/features/contacts/components/contact-dialog";
import BundleDialog from "~/features/documents/components/bundle-dialog";
import { EditDocumentDialog } from "~/features/documents/components/edit-document-dialog";
import { FiledDialog } from "~/features/escritos/components/filed-dialog";
import NewEscritoDialog from "~/features/escritos/components/new-escrito-dialog";
import { NewFolderDialog } from "~/features/folders/components/folder-dialog";
import { LinkDialog } from "~/features/folders/components/link-dialog";
import {
  PaymentDialog,
  ReverseDialog as PaymentReversal,
  SendDialog,
  VoidDialog,
} from "~/features/invoices/components/deed-dialogs";
import { SettingDialog } from "~/features/notices/setting-dialog";
import { AcceptDialog } from "~/features/novedades/components/accept-dialog";
import { EndpointDialog } from "~/features/profile/components/endpoint-dialog";
import { KeyDialog } from "~/features/profile/components/key-dialog";
import { TotpDialog } from "~/features/profile/components/totp-dialog";
import { ConvertDialog } from "~/features/reservations/components/convert-dialog";
import { MoveDialog as AppointmentMove } from "~/features/reservations/components/move-dialog";
import { ReasonDialog } from "~/features/reservations/components/reason-dialog";
import SupportForm from "~/features/support/components/support-form";
import { NewTaskDialog } from "~/features/tasks/components/task-dialog";
import { until } from "./press";
import { bookingConfig, reservation } from "./samples/booking";
import { interest } from "./samples/calculator";
import { me } from "./samples/chat";
import { documentRow, document as sampleDocument } from "./samples/document";
import { entry, plan, standing } from "./samples/entry";
import { escrito } from "./samples/escrito";
import { event } from "./samples/event";
import { folder } from "./samples/folder";
import { invoice } from "./samples/invoice";
import { subscription } from "./samples/subscription";
import { clear, show } from "./stage";

afterEach(clear);

const onClose = vi.fn();
const onSaved = vi.fn();
const onFile = vi.fn(async () => true);
const closing = { onSaved, onClose };
const account = { ...standing, entries: [entry()], plans: [plan] };
const settlement: Settlement = {
  ...{ _id: "cal_1", type: "labor" as const, description: null },
  ...{ date: "2026-11-02", amount: 5000 },
};
const hearing = {
  ...{ _id: "nov_1", title: "Audiencia", asked: null },
  proposal: { kind: "event", title: "Audiencia", start: "2026-12-02T13:00:00.000Z" },
} as unknown as Novedad;
const foundCase: FoundCase = {
  id: 0,
  row: { source: "Lista pegada", line: 1, text: "CNT 35335/2016" },
  fields: { folderName: "", folderExpediente: "CNT 035335/2016" },
  suit: { claimant: "", defendant: "", object: "" },
  ...{ client: {}, court: null, numberKey: null, doubts: [], sameAs: null },
};
const campaign = { _id: "cam_1", scheduledAt: "2026-12-02T13:00:00.000Z" } as unknown as Campaign;
const deadline = { variables: {}, result: { vencimiento: "2026-12-02" } };
const noticeSetting: NoticeSetting = {
  ...{ kind: "judgment", name: "Sentencia", text: null, usual: "Salió la sentencia." },
  ...{ variables: ["causa", "fecha"], alone: false, mayGoAlone: true },
};
const basic = SHIPPED.find(({ planId }) => planId === "free");

/**
 * Every form of a dialog, by the file that shows it. What must be ready before it can be sent (a
 * chosen time) says so: there Enter does nothing, and loses nothing. `types` is what is typed first.
 */
const WALK: Record<string, { shown: Record<string, ReactNode>; unready?: true; types?: string }> = {
  "activities/components/entry-dialog": {
    shown: {
      movement: <FojaDialog folderId="fol_1" kind="movement" entry={null} onClose={onClose} />,
    },
  },
  "admin/acts/components/act-dialog": { shown: { act: <ActDialog onClose={onClose} /> } },
  "admin/marketing/campaigns/components/campaign-editor": {
    shown: { campaign: <CampaignEditor {...closing} /> },
    unready: true,
  },
  "admin/marketing/campaigns/components/schedule-dialog": {
    shown: { schedule: <CampaignSchedule campaign={campaign} onClose={onClose} /> },
  },
  "admin/plans/components/plan-editor": {
    shown: { plan: basic && <PlanEditor plan={basic} onClose={onClose} /> },
  },
  "availability/components/dated-dialog": {
    shown: { date: <DatedDialog onAdd={onSaved} onClose={onClose} /> },
  },
  "availability/components/vacation-dialog": {
    shown: { vacation: <VacationDialog onAdd={onSaved} onClose={onClose} /> },
  },
  "booking/components/kind-dialog": {
    shown: { kind: <KindDialog config={bookingConfig} kind={null} onClose={onClose} /> },
  },
  "calculations/deadlines/components/new-day-dialog": {
    shown: { day: <NewDayDialog onAdd={onSaved} onClose={onClose} /> },
  },
  "calculations/deadlines/components/schedule-dialog": {
    shown: {
      deadline: (
        <ScheduleDialog
          computed={deadline as unknown as Parameters<typeof ScheduleDialog>[0]["computed"]}
          {...{ folder: null, title: "Contestar", onScheduled: onSaved, onClose }}
        />
      ),
    },
  },
  "calculations/shared/components/save-dialog": {
    shown: {
      calculation: (
        <SaveDialog computed={{ type: "intereses", variables: interest }} {...closing} />
      ),
    },
  },
  "calendar/components/event-dialog": {
    shown: {
      event: (
        <NewEventDialog beginning={{ values: eventValues(event), kind: "event" }} {...closing} />
      ),
    },
  },
  "calendar/components/move-dialog": {
    shown: { move: <MoveDialog id="evt_1" onMove={onSaved} onClose={onClose} /> },
  },
  "case-account/components/bill-dialog": {
    shown: {
      bill: (
        <BillDialog folderId="fol_1" entries={[entry()]} owed={standing.units} onClose={onClose} />
      ),
    },
  },
  "case-account/components/entry-dialog": {
    shown: {
      entry: (
        <EntryDialog
          {...{ folderId: "fol_1", kind: "fee", standing, entries: [entry()], onClose }}
        />
      ),
    },
  },
  "case-account/components/installments-dialog": {
    shown: {
      instalments: (
        <InstallmentsDialog folderId="fol_1" account={account} fees={[]} onClose={onClose} />
      ),
    },
  },
  "case-account/components/quota-dialog": {
    shown: {
      quota: <QuotaDialog folderId="fol_1" settlements={[settlement]} onClose={onClose} />,
    },
  },
  "case-account/components/reverse-dialog": {
    shown: { reversal: <ReverseDialog folderId="fol_1" entry={entry()} onClose={onClose} /> },
  },
  "case-import/components/row-editor": {
    shown: {
      row: <RowEditor one={foundCase} onSave={onSaved} onAnswer={onSaved} onClose={onClose} />,
    },
  },
  "chat/components/group-dialog": { shown: { group: <GroupDialog me={me} onClose={onClose} /> } },
  "contacts/components/contact-dialog": { shown: { contact: <NewContactDialog {...closing} /> } },
  "documents/components/edit-document-dialog": {
    shown: { document: <EditDocumentDialog id="doc_1" onSaved={onSaved} onClose={onClose} /> },
  },
  "notices/setting-dialog": {
    shown: { words: <SettingDialog setting={noticeSetting} {...closing} /> },
  },
  "profile/components/key-dialog": {
    shown: { key: <KeyDialog onMade={onSaved} onClose={onClose} /> },
  },
  "profile/components/endpoint-dialog": {
    shown: { address: <EndpointDialog onMade={onSaved} onClose={onClose} /> },
  },
  "escritos/components/filed-dialog": {
    shown: { filed: <FiledDialog escrito={escrito()} onFile={onFile} onClose={onClose} /> },
  },
  "escritos/components/new-escrito-dialog": {
    shown: { escrito: <NewEscritoDialog folder={folder()} onClose={onClose} /> },
    unready: true,
  },
  "folders/components/folder-dialog": {
    shown: { case: <NewFolderDialog {...closing} /> },
    // With a number, Enter asks the court first.
    types: "",
  },
  "documents/components/bundle-dialog": {
    shown: { bundle: <BundleDialog rows={[documentRow()]} onClose={onClose} /> },
  },
  "folders/components/link-dialog": {
    shown: { link: <LinkDialog folder={folder()} onUnlink={onSaved} onClose={onClose} /> },
  },
  "invoices/components/deed-dialogs": {
    shown: {
      payment: <PaymentDialog invoice={invoice()} onClose={onClose} />,
      letter: <SendDialog invoice={invoice()} onClose={onClose} />,
      void: <VoidDialog invoice={invoice()} onClose={onClose} />,
      reversal: <PaymentReversal invoice={invoice()} paymentId="pay_1" onClose={onClose} />,
    },
  },
  "novedades/components/accept-dialog": {
    shown: {
      hearing: (
        <AcceptDialog
          novedad={hearing}
          deadline={() => null}
          onAccept={onSaved}
          onClose={onClose}
        />
      ),
    },
  },
  "profile/components/totp-dialog": {
    shown: {
      factor: (
        <TotpDialog url="otpauth://totp/F" secret="A" onConfirmed={onSaved} onClose={onClose} />
      ),
    },
  },
  "reservations/components/convert-dialog": {
    shown: { conversion: <ConvertDialog reservation={reservation} onClose={onClose} /> },
  },
  "reservations/components/move-dialog": {
    shown: { move: <AppointmentMove reservation={reservation} onClose={onClose} /> },
    unready: true,
  },
  "reservations/components/reason-dialog": {
    shown: {
      reason: (
        <ReasonDialog what="cancel" name="Ana" busy={false} onDecide={onSaved} onClose={onClose} />
      ),
    },
  },
  "support/components/support-form": { shown: { support: <SupportForm onClose={onClose} /> } },
  "tasks/components/task-dialog": { shown: { task: <NewTaskDialog {...closing} /> } },
};

const sources = import.meta.glob<string>("../features/**/*.tsx", {
  ...{ query: "?raw", import: "default", eager: true },
});
const users = Object.entries(sources)
  .filter(
    ([file, source]) =>
      !file.includes(".test.") && /from "~\/components\/(form|record)-dialog"/.test(source),
  )
  .map(([file]) => file.replace("../features/", "").replace(".tsx", ""));

it("walks over every dialog that has a form", () => {
  expect(Object.keys(WALK).sort()).toEqual(users.sort());
});

const answers = {
  "POST /api/conflicts/check": { success: true, conflicts: [] },
  "GET /api/documents/*": { success: true, document: sampleDocument },
  "GET /api/events/id/*": { success: true, event },
  "GET /api/folders/*/account": { success: true, ...account },
};
const focused = () => document.activeElement as HTMLInputElement;
const isLine = (field: Element) =>
  field.matches("input") && !field.matches("[type=button], [type=submit]");

/**
 * Enter as a browser understands it in a field of one line: it presses the form's button, wherever that
 * stands. `userEvent` looks for it among the form's descendants alone, and a dialog has it in its foot.
 */
function enter(form: Element | null): void {
  const goesOn = fireEvent.keyDown(focused(), { key: "Enter" });
  const button = document.querySelector<HTMLButtonElement>(`[type=submit][form="${form?.id}"]`);
  if (goesOn && isLine(focused()) && button && !button.disabled) act(() => button.click());
}

const walks = Object.entries(WALK).flatMap(([file, { shown, ...rest }]) =>
  Object.entries(shown).map(([name, node]) => ({ file, name, node, ...rest })),
);

it.each(walks)("sends $file ($name) by the keyboard alone", async (walk) => {
  const { node, unready, types = "1" } = walk;
  onClose.mockClear();
  const sent = vi.fn();
  show(node, { answers, session: { subscription: subscription() } });
  await until(() => expect(document.querySelector("[role=dialog] form")).not.toBeNull());
  const form = document.querySelector("[role=dialog] form");
  form?.addEventListener("submit", sent);
  if (unready) {
    expect(focused().matches("[aria-label=Cerrar]")).toBe(false);
    enter(form);
    expect(onClose).not.toHaveBeenCalled();
    return;
  }
  await until(() => expect(focused().matches("input, select, textarea")).toBe(true));
  expect(form?.contains(focused())).toBe(true);
  if (focused().matches("textarea")) {
    fireEvent.keyDown(focused(), { key: "Enter", ctrlKey: true });
  } else {
    for (let step = 0; step < 4 && !isLine(focused()); step += 1) await userEvent.tab();
    if (focused().value === "" && types) await userEvent.keyboard(types);
    enter(form);
  }
  await until(() => expect(sent).toHaveBeenCalledOnce());
});
