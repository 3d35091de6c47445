import { randomUUID } from "node:crypto";
import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { World } from "./world";

/** Read by each test: a file may run across midnight. */
export const today = () => dayOf(now());

/** Every day from 9 to 18, whatever day the test runs on. */
const WEEKLY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));

/** Nothing today, whose first free time may begin before it is booked. */
export const notToday = () => ({ from: today(), to: today() });
const openHours = () => ({ weekly: WEEKLY, closeOnHolidays: false, vacations: [notToday()] });

const FIRST = {
  name: "Primera consulta",
  description: "Para contarnos tu caso. Traé la documentación que tengas.",
  duration: 30,
  after: 10,
  price: "Sin cargo",
  // Even the first free time can be cancelled, however soon it is.
  cancelUntil: 0,
  place: { kind: "office", address: "Talcahuano 550, 3.º B" },
};
const FOLLOWING = {
  name: "Seguimiento por videollamada",
  duration: 60,
  confirmation: "manual",
  place: { kind: "video", link: "https://videollamada.ejemplo.com.ar/sosa" },
};

export type Practice = { owner: Tenant; slug: string; title: string };

/** A practice with a booking page: open from tomorrow on, with two kinds of appointment or `types`. */
export async function openPractice(
  { tenant }: Pick<World, "tenant">,
  { hours = {}, types = [FIRST, FOLLOWING] }: { hours?: object; types?: object[] } = {},
): Promise<Practice> {
  const owner = await tenant();
  const slug = `estudio-${randomUUID().slice(0, 8)}`;
  const title = "Estudio Sosa y asociados";
  const intro = "Derecho laboral y de familia. Elegí el turno y te esperamos.";
  await put(owner, "/api/availability", { ...openHours(), ...hours });
  await put(owner, "/api/booking-config", { slug, title, intro, active: true, types });
  return { owner, slug, title };
}

async function put(owner: Tenant, path: string, body: object): Promise<void> {
  const answer = await owner.call("PUT", path, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Picks the first day with a free time, this month or where the page says that the next one is. */
export async function pickDay(page: Page): Promise<void> {
  const free = page.getByRole("button", { name: /, \d+ horarios?$/ });
  const next = page.getByRole("button", { name: /^Ir al / });
  await free.or(next).first().click();
}

/** The hours of the chosen day. */
export const times = (page: Page) =>
  page.getByRole("region", { name: /^Horarios del / }).getByRole("button");

/** A new visitor's address. */
export const newEmail = () => `ana-${randomUUID()}@ejemplo.com.ar`;

/** Fills in the visitor's name and address, and goes on to the code. */
export async function enterVisitor(page: Page, email: string, name = "Ana Paz"): Promise<void> {
  await page.getByLabel("Nombre y apellido").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continuar" }).click();
}

/** Enters the code of the e-mail, which books the time. */
export async function prove(world: World, page: Page, email: string): Promise<void> {
  const field = page.getByLabel("Código de 6 números");
  await field.waitFor();
  await field.fill(await world.codeFor(email));
}

/** The link that manages the appointment, from the latest e-mail to the visitor. */
export async function manageLink({ foja }: Pick<World, "foja">, email: string): Promise<string> {
  await foja().settle();
  const letters = foja().inbox.list(email);
  const link = letters.map(({ text }) => /\/manage-booking\/[\w-]+/.exec(text)?.[0]).find(Boolean);
  if (!link) throw new Error(`no mail to ${email} has a link`);
  return link;
}

type Booked = { type?: number; at?: number; email?: string; name?: string; answers?: object };

/** Books by the page's own calls: the `at`-th time from tomorrow on. */
export async function book(world: World, practice: Practice, booked: Booked = {}) {
  const { type = 0, at = 0, email = newEmail(), name = "Ana Paz", answers } = booked;
  const call = caller(world, practice);
  const { booking } = await call("");
  const kind = booking.types[type]._id as string;
  const days = `from=${addDays(today(), 1)}&to=${addDays(today(), 8)}`;
  const { slots } = await call(`/slots?type=${kind}&${days}`);
  const start = slots[at].start as string;
  const asked = { type: kind, start, email, name, phone: "11 4321-0000", answers };
  const { holdId } = await call("/holds", asked);
  const code = await world.codeFor(email);
  const { reservation } = await call("/reservations", { holdId, code });
  return { ...(reservation as { _id: string; start: string }), email };
}

/** Holds a time for somebody else, by the page's own call. */
export async function holdElsewhere(world: World, practice: Practice, start: string) {
  const call = caller(world, practice);
  const { booking } = await call("");
  await call("/holds", { type: booking.types[0]._id, start, email: newEmail(), name: "Otro" });
}

const caller =
  ({ foja }: Pick<World, "foja">, { slug }: Practice) =>
  async (path: string, body?: object) => {
    const headers = { "content-type": "application/json" };
    const sent = body && { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${foja().url}/api/public/booking/${slug}${path}`, sent);
    const answer = await response.json();
    expect(response.ok, JSON.stringify(answer)).toBe(true);
    return answer;
  };
