import { addDays } from "@foja/core/kernel/day.rules";
import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import {
  book,
  enterVisitor,
  manageLink,
  newEmail,
  notToday,
  openPractice,
  type Practice,
  pickDay,
  prove,
  times,
  today,
} from "./appointments";
import { examineScreen, press, type Screen } from "./screens";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const QUESTIONS = [
  { _id: "asunto", label: "¿De qué se trata?", kind: "text", required: true },
  { _id: "abogado", label: "¿Ya tenés abogado?", kind: "yesno" },
  { _id: "fuero", label: "Fuero", kind: "choice", options: ["Civil", "Laboral", "Familia"] },
];
const TYPES = [
  {
    name: "Primera consulta",
    description: "Para contarnos tu caso. Traé la documentación que tengas.",
    duration: 30,
    after: 10,
    cancelUntil: 0,
    price: "Sin cargo",
    place: { kind: "office", address: "Talcahuano 550, 3.º B" },
    questions: QUESTIONS,
  },
  {
    name: "Seguimiento por videollamada",
    duration: 60,
    confirmation: "manual",
    price: "$ 40.000",
    place: { kind: "video", link: "https://videollamada.ejemplo.com.ar/sosa" },
  },
];

let practice: Practice;
let link = "";
let confirmed = "";
let pending = "";

beforeAll(async () => {
  practice = await openPractice(world, {
    types: TYPES,
    hours: {
      exceptions: [{ date: addDays(today(), 12), ranges: [{ from: "09:00", to: "11:00" }] }],
      vacations: [notToday(), { from: addDays(today(), 40), to: addDays(today(), 54) }],
    },
  });
  const answers = { asunto: "Me despidieron después de ocho años.", abogado: false };
  const first = await book(world, practice, { at: 2, name: "Marcos Paz", answers });
  link = await manageLink(world, first.email);
  const name = "Carolina Etcheverry de la Fuente";
  const second = await book(world, practice, { type: 1, at: 4, name });
  [confirmed, pending] = [first._id, second._id];
});

const PAGE = "/booking/:slug";
const FIRST = `${PAGE}?tipo=primera-consulta`;
const SUBJECT = "¿De qué se trata?";

const toDetails = async (page: Page) => {
  await pickDay(page);
  await times(page).first().click();
  await heading(page, "Tus datos");
};
const toCode = async (page: Page, email: string) => {
  await toDetails(page);
  await page.getByLabel(SUBJECT).fill("Un despido");
  await enterVisitor(page, email);
  await seen(page, "Mandamos un código");
};

const pages: Screen[] = [
  { name: "booking-kinds", path: PAGE, shows: "¿Qué turno necesitás?" },
  {
    name: "booking-hours",
    path: FIRST,
    shows: "¿Cuándo?",
    prepare: async (page) => {
      await pickDay(page);
      await times(page).first().waitFor();
    },
  },
  {
    name: "booking-details",
    path: FIRST,
    shows: "¿Cuándo?",
    prepare: async (page) => {
      await toDetails(page);
      await press("Continuar")(page);
      await seen(page, "Revisá estos datos:");
    },
  },
  {
    name: "booking-code",
    path: FIRST,
    shows: "¿Cuándo?",
    prepare: (page) => toCode(page, newEmail()),
  },
  {
    name: "booking-done",
    path: FIRST,
    shows: "¿Cuándo?",
    prepare: async (page) => {
      const email = newEmail();
      await toCode(page, email);
      await prove(world, page, email);
      await heading(page, "Turno confirmado");
    },
  },
  { name: "visit", path: ":link", shows: "Cambiar el horario" },
  {
    name: "visit-moving",
    path: ":link",
    shows: "Cambiar el horario",
    prepare: async (page) => {
      await press("Cambiar el horario")(page);
      await pickDay(page);
      await times(page).last().click();
      await page.getByRole("button", { name: /^Cambiar al / }).waitFor();
    },
  },
  {
    name: "visit-cancelling",
    path: ":link",
    shows: "Cambiar el horario",
    prepare: press("Cancelar el turno"),
  },
];

const CONFIG = "/apps/calendar/booking-config";
const LIST = "/apps/calendar/reservations";

const desk: Screen[] = [
  { name: "availability", path: "/apps/calendar/availability", shows: "Tu semana" },
  {
    name: "availability-date",
    path: "/apps/calendar/availability",
    shows: "Tu semana",
    prepare: async (page) => {
      await press("Agregar fecha")(page);
      await press("Otro horario")(page);
    },
  },
  { name: "booking-config", path: CONFIG, shows: "Qué se reserva" },
  {
    name: "booking-config-kind",
    path: CONFIG,
    shows: "Qué se reserva",
    prepare: async (page) => {
      await press("Editar Primera consulta")(page);
      await page.getByText("Márgenes y límites").click();
      await seen(page, /^Se ofrecen /);
    },
  },
  { name: "reservations", path: LIST, shows: "Marcos Paz" },
  { name: "reservations-none", path: `${LIST}?estado=vencidas`, shows: "Ninguna cita coincide" },
  {
    name: "reservations-sheet",
    path: `${LIST}?vista=hoja&dia=${addDays(today(), 1)}`,
    shows: "Marcos Paz",
  },
  { name: "reservation", path: `${LIST}/:confirmed`, shows: "Historial" },
  { name: "reservation-pending", path: `${LIST}/:pending`, shows: "Historial" },
  {
    name: "reservation-moving",
    path: `${LIST}/:confirmed`,
    shows: "Historial",
    prepare: async (page) => {
      await press("Mover")(page);
      await pickDay(page);
      await times(page).last().click();
      await seen(page, "Pasa al");
    },
  },
  {
    name: "reservation-converting",
    path: `${LIST}/:confirmed`,
    shows: "Historial",
    prepare: async (page) => {
      await press("Sumar a contactos o causas")(page);
      await page.getByLabel("Su asunto").selectOption({ label: "Una causa nueva" });
    },
  },
];

const placed = (path: string) =>
  path
    .replace(":slug", practice.slug)
    .replace(":link", link)
    .replace(":confirmed", confirmed)
    .replace(":pending", pending);

describe.each(pages.map((screen) => [screen.name, screen] as const))("%s", (_, screen) => {
  it("is for everybody at every width, in both modes", () =>
    examineScreen(world, { ...screen, path: placed(screen.path) }));
});

describe.each(desk.map((screen) => [screen.name, screen] as const))("%s", (_, screen) => {
  it("is for everybody at every width, in both modes", () =>
    examineScreen(world, { ...screen, path: placed(screen.path) }, practice.owner));
});
