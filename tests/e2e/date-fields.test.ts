import { Causas } from "@foja/core/courts/causas";
import { type Leaning, readDay } from "@foja/core/kernel/day-text.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import { calendarOf } from "@foja/core/law/deadlines/calendar.rules";
import { addWorking } from "@foja/core/law/deadlines/working-days.rules";
import { Invoices } from "@foja/core/money/invoices";
import { Issuers } from "@foja/core/money/issuers";
import { Campaigns } from "@foja/core/outreach/campaigns";
import { newCampaign } from "@foja/core/outreach/campaigns/campaign.schema";
import { Templates } from "@foja/core/outreach/templates";
import { saveTemplate } from "@foja/core/outreach/templates/template.schema";
import { Escritos } from "@foja/core/practice/escritos";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import { INVOICE, PROFILE } from "@foja/harness/arca";
import { newDocument } from "@foja/harness/documents";
import { saveSettlement } from "@foja/harness/settlement";
import type { Tenant } from "@foja/harness/tenant";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DATE_FORMS, type Subjects } from "./date-forms";
import { seen, withoutCode } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const today = () => dayOf(Date.now());
const PJN = calendarOf("PJN");

/** Typed dates that every field must accept. */
const DAYS = [
  ...["25/11", "25/11/26", "25/11/2026", "25-11", "25.11", "2511", "hoy", "mañana", "ayer"],
  ...["pasado mañana", "lunes", "martes", "MIERCOLES", "jueves", "viernes", "sábado", "domingo"],
  ...["+5 hábiles", "5 habiles", "+5", "en 10 días", "en 2 semanas", "en 1 mes", "fin de mes"],
];
const HOURS = [
  ["9:30", "09:30"],
  ["930", "09:30"],
  ["9.30", "09:30"],
  ["9", "09:00"],
  ["9hs", "09:00"],
  ["9:30 hs", "09:30"],
  ["21", "21:00"],
] as const;

function meant(typed: string, leaning: Leaning): string {
  const said = readDay(typed, { today: today(), leaning });
  if (!said) throw new Error(`«${typed}» says no day`);
  return "day" in said ? said.day : addWorking(PJN, today(), said.working);
}

const written = (day: string) => day.split("-").reverse().join("/");

/** Adds two orders of a court to the case, which was read before, so that they are new. */
async function order(folderId: string): Promise<void> {
  const number = "CIV 432100/2024";
  const address = `${foja().url}/_local/court/pjn/cases/${encodeURIComponent(number)}/movements`;
  const publish = async (title: string, text: string) => {
    const body = JSON.stringify({ date: "2026-11-20", title, text });
    const { status } = await fetch(address, { method: "POST", body });
    expect(status).toBe(201);
  };
  await publish("Demanda", "Por presentado, por parte.");
  await ana.as(() => Causas.link(folderId, { system: "pjn", number, confirmed: true }));
  const read = async () => {
    await foja().settle();
    expect(await foja().runJob("court-sync")).toMatchObject({ ok: true });
  };
  await read();
  await publish("Traslado", "De la demanda, traslado por quince días. Notifíquese.");
  await publish("Audiencia", "Fíjase audiencia para el 12/03/2031 a las 10:30.");
  await read();
}

async function draftCampaign(): Promise<string> {
  const template = { name: "Jornadas", subject: "Jornadas", html: "<p>Hola</p>" };
  const { _id: templateId } = await Templates.create(saveTemplate.parse(template));
  return (await Campaigns.create(newCampaign.parse({ name: "Jornadas", templateId })))._id;
}

/** A writ that lacks nothing, so that it may be filed. */
async function readyEscrito(folderId: string): Promise<string> {
  const { _id } = await Escritos.create({ folderId, templateId: "acredita" });
  const content = [{ type: "paragraph" as const }];
  await Escritos.update(_id, { content: { type: "doc", content } });
  await Escritos.setStatus(_id, { status: "listo" });
  return _id;
}

let ana: Tenant;
let subjects: Subjects;

beforeAll(async () => {
  // The forms of the administration are included.
  ana = await tenant({ role: "ADMIN_ROLE" });
  subjects = await ana.as(async () => {
    const folder = await Folders.create({
      folderName: "Sosa c/ Transportes s/ daños",
      folderParte: "demandado",
    });
    const [start, end] = [instantAt("2031-02-12", "09:00"), instantAt("2031-02-12", "10:00")];
    const event = await Events.create({ title: "Vista de causa", start, end });
    await saveSettlement(folder._id);
    await Issuers.update(PROFILE as Parameters<typeof Issuers.update>[0]);
    const invoice = await Invoices.insert({
      ...INVOICE,
      date: today(),
      dueDate: today(),
    } as Parameters<typeof Invoices.insert>[0]);
    await Invoices.issue(invoice._id);
    const ids = { folderId: folder._id, eventId: event._id, invoiceId: invoice._id };
    const { _id: documentId } = await newDocument(ana);
    const escritoId = await readyEscrito(folder._id);
    return { ...ids, documentId, escritoId, campaignId: await draftCampaign() };
  });
  await order(subjects.folderId);
});

const fieldOf = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}( ?\\(opcional\\))?$`) }).first();

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
}

/** The note under a field: how it was understood, or its error. */
const noteOf = (field: Locator) =>
  field.evaluate((input) => {
    const ids = input.getAttribute("aria-describedby") ?? "";
    return document.getElementById(ids)?.textContent ?? "";
  });

/** The result of a text typed into an input; in the page, where a thousand are quick. */
type Typed = { text: string; value: string; note?: string };

/**
 * Types each text into a field and leaves it; returns those with a wrong value or note. A valid day
 * may be wrong for its form, whose error is then shown instead.
 */
const misread = (field: Locator, all: Typed[]): Promise<Typed[]> =>
  field.evaluate(async (element, asked) => {
    const input = element as HTMLInputElement;
    const noteOf = () =>
      document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
    const isUnderstood = ({ value, note = "" }: Typed) =>
      input.value === value && (input.hasAttribute("aria-invalid") || noteOf().includes(note));
    const wrong: Typed[] = [];
    for (const typed of asked) {
      input.focus();
      input.select();
      document.execCommand("insertText", false, typed.text);
      input.blur();
      const end = Date.now() + 30_000;
      while (!isUnderstood(typed) && Date.now() < end) await new Promise((go) => setTimeout(go, 4));
      if (!isUnderstood(typed)) wrong.push({ ...typed, value: input.value, note: noteOf() });
    }
    return wrong;
  }, all);

/** Types every form of a date, and checks the value and the note. */
async function takesDays(field: Locator, leaning: Leaning): Promise<void> {
  const days = DAYS.map((text) => {
    const day = meant(text, leaning);
    return { text, value: written(day), note: shortDay(day, today()) };
  });
  const wrongDays = await misread(field, days);
  expect(wrongDays).toEqual([]);
  await type(field, "quizás");
  await expect.poll(() => noteOf(field)).toMatch(/fecha/i);
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
}

async function takesHours(field: Locator): Promise<void> {
  const hours = HOURS.map(([text, value]) => ({ text, value }));
  const wrongHours = await misread(field, hours);
  expect(wrongHours).toEqual([]);
}

describe("every form", () => {
  it.each(DATE_FORMS)("takes dates and hours as they are said: $name", async (form) => {
    const { page } = await visit({ as: ana });
    await page.goto(form.path(subjects));
    await form.open?.(page);
    for (const [label, leaning] of Object.entries(form.dates)) {
      await takesDays(fieldOf(page, label), leaning);
    }
    for (const label of form.hours ?? []) await takesHours(fieldOf(page, label));
  });
});

describe("the calendar of a date field", () => {
  it("opens by keyboard, moves by day, week and month, and says why a day does not work", async () => {
    const { page } = await visit({ as: ana });
    await page.goto("/tareas?nueva=1");
    const field = fieldOf(page, "Vencimiento");
    await type(field, "30/11/2026");
    await field.press("Alt+ArrowDown");
    const calendar = page.getByRole("dialog", { name: "Calendario de Vencimiento" });
    const seenDay = calendar.getByRole("status");
    await seenDay.getByText(/lun 30\/11/).waitFor();
    const holdsFocus = () => calendar.evaluate((box) => box.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    await page.keyboard.press("ArrowUp");
    await seenDay.getByText("Feriado: Día de la Soberanía Nacional").waitFor();
    await calendar.getByRole("button", { name: /23 de noviembre.*, Feriado: Día de/ }).waitFor();
    await page.keyboard.press("PageDown");
    await seenDay.getByText(/mié 23\/12/).waitFor();
    await page.keyboard.press("Home");
    await seenDay.getByText(/lun 21\/12/).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await calendar.waitFor({ state: "detached" });
    await expect.poll(() => field.inputValue()).toBe("22/12/2026");
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Abrir el calendario" }).click();
    await seenDay.getByText(/mar 22\/12/).waitFor();
    await page.keyboard.press("Escape");
    await calendar.waitFor({ state: "detached" });
    await page.getByRole("dialog", { name: "Nueva tarea" }).waitFor();
  });

  it("saves the day that was meant, sent by Enter without leaving the field", async () => {
    const { page } = await visit({ as: ana });
    await page.goto("/tareas?nueva=1");
    await fieldOf(page, "Tarea").fill("Impugnar la pericia");
    await fieldOf(page, "Vencimiento").fill("+5 hábiles");
    await expect.poll(() => noteOf(fieldOf(page, "Vencimiento"))).toMatch(/5 hábiles/);
    await fieldOf(page, "Vencimiento").press("Enter");
    await seen(page, "Tarea creada");
    const { tasks } = await ana.as(() => Tasks.list({ limit: 10 }));
    expect(tasks.map(({ dueDate }) => dueDate)).toEqual([addWorking(PJN, today(), 5)]);
  });

  it.each(["Enter", "click"])(
    "waits for the court's days when it is sent before them, by %s",
    async (by) => {
      const vera = await tenant();
      const { page } = await visit({ as: vera });
      const arrive = await withoutCode(page, "court-days-*");
      await page.goto("/tareas?nueva=1");
      await fieldOf(page, "Tarea").fill("Impugnar la pericia");
      const field = fieldOf(page, "Vencimiento");
      await field.fill("+5 hábiles");
      if (by === "Enter") await field.press("Enter");
      else await page.getByRole("button", { name: "Crear tarea" }).click();
      arrive();
      await seen(page, "Tarea creada");
      const { tasks } = await vera.as(() => Tasks.list({ limit: 10 }));
      expect(tasks.map(({ dueDate }) => dueDate)).toEqual([addWorking(PJN, today(), 5)]);
    },
  );
});
