import { Reservations } from "@foja/core/agenda/reservations";
import { at, now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { Contacts } from "@foja/core/practice/contacts";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { book, newEmail, openPractice, type Practice, pickDay, times, today } from "./appointments";
import { saved } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;

const hour = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

describe("the practice's hours", () => {
  it("are written by weekday, copied, saved, and there again; the week shows what results", async () => {
    const owner = await tenant();
    // The court's holidays would close next week's Saturday now and then.
    await owner.call("PUT", "/api/availability", { body: { closeOnHolidays: false } });
    const { page } = await visit({ as: owner });
    await page.goto("/apps/calendar/availability");
    await heading(page, "Disponibilidad", 1);
    const drop = page.getByRole("button", { name: /^Quitar .* del sábado$/ });
    while ((await drop.count()) > 0) await drop.first().click();
    await page.getByRole("button", { name: "Agregar un horario al sábado" }).click();
    await hour(page, "Sábado, desde").fill("10");
    await hour(page, "Sábado, hasta").fill("9");
    await hour(page, "Sábado, hasta").blur();
    await seen(page, "El fin tiene que ser posterior al comienzo");
    await seen(page, "Corregí los horarios marcados para guardar.");
    await hour(page, "Sábado, hasta").fill("12:30");
    await page.getByRole("button", { name: "Copiar el horario del sábado" }).click();
    await page.getByRole("menuitem", { name: "Al domingo" }).click();
    await page.getByRole("button", { name: "Semana siguiente" }).click();
    await page
      .getByRole("listitem")
      .filter({ hasText: /^sáb .*10:00 a 12:30$/ })
      .waitFor();

    const closed = addDays(today(), 10);
    await page.getByRole("button", { name: "Agregar fecha" }).click();
    await page
      .getByRole("textbox", { name: "Fecha", exact: true })
      .fill(closed.split("-").reverse().join("/"));
    await page.getByRole("dialog").getByRole("button", { name: "Agregar", exact: true }).click();
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await seen(page, "Disponibilidad guardada");
    await page.reload();
    await expect.poll(() => hour(page, "Domingo, desde").inputValue()).toBe("10:00");
    await expect.poll(() => hour(page, "Domingo, hasta").inputValue()).toBe("12:30");
    await page.getByRole("button", { name: `Quitar ${shortDay(closed, today())}` }).waitFor();
    await expect.poll(() => page.getByText("Hay cambios sin guardar.").count()).toBe(0);
  });
});

describe("the booking page's configuration", () => {
  it("takes an address and a kind of appointment, shows its day and its page, and opens it", async () => {
    const { owner, slug: taken } = await openPractice(world, { types: [] });
    const { page } = await visit({ as: owner, expects: /409|400|422/ });
    await page.goto("/apps/calendar/booking-config");
    await page.getByRole("link", { name: "Agregá un turno" }).waitFor();
    await page.getByRole("button", { name: "Agregar un turno" }).click();
    await page.getByRole("button", { name: "Agregar", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByText("Completá")
      .or(page.getByRole("alert"))
      .first()
      .waitFor();
    await page.getByLabel("Nombre", { exact: true }).fill("Firma de poder");
    await page.getByLabel("Duración en minutos").fill("45");
    await seen(page, "Se ofrecen 12; entran 12 turnos en el día.");
    await page.getByText("Preguntas", { exact: true }).click();
    await page.getByRole("button", { name: "Agregar una pregunta" }).click();
    await page.getByLabel("Pregunta 1", { exact: true }).fill("¿Quién firma?");
    await page.getByRole("button", { name: "Agregar", exact: true }).click();
    await seen(page, "Turno guardado");
    await page.getByLabel("Título").fill("Estudio Ríos");
    await page.getByLabel("Dirección", { exact: true }).fill(`${taken}-nuevo`);
    await page.getByRole("button", { name: "Guardar la página" }).click();
    await seen(page, "Página guardada");
    await page.getByRole("region", { name: "Vista previa" }).getByText("Estudio Ríos").waitFor();
    const address = await page.getByLabel("Dirección de tu página").inputValue();
    await page.reload();
    await expect.poll(() => page.getByLabel("Título").inputValue()).toBe("Estudio Ríos");
    const visitor = await visit({ width: 390 });
    await visitor.page.goto(new URL(address).pathname);
    await heading(visitor.page, "Estudio Ríos", 1);
    await seen(visitor.page, "Firma de poder");
    await pickDay(visitor.page);
    await times(visitor.page).first().click();
    await visitor.page.getByLabel("¿Quién firma? (opcional)").waitFor();
  });
});

/** An appointment of yesterday, booked the day before. */
const bookedBefore = ({ owner, slug }: Practice, yesterday = addDays(today(), -1)) =>
  at(now() - 2 * 86_400_000, () =>
    owner.as(async () => {
      const [kind] = (await Reservations.bookingPage(slug)).types;
      const type = kind?._id ?? "";
      const days = { from: yesterday, to: yesterday };
      const [slot] = (await Reservations.slots(slug, { type, ...days })).slots;
      const asked = { type, start: slot?.start ?? "", email: newEmail(), name: "Ana Paz" };
      const { holdId } = await Reservations.hold(slug, asked);
      const code = await Reservations.codeFor({ userId: owner.userId, _id: holdId });
      return (await Reservations.prove(slug, { holdId, code: code ?? "" })).reservation._id;
    }),
  );

describe("the practice's appointments", () => {
  it("are marked with who came and who did not, once they began", async () => {
    const practice = await openPractice(world);
    const id = await bookedBefore(practice);
    const { page } = await visit({ as: practice.owner });
    await page.goto(`/apps/calendar/reservations/${id}`);
    const [came, missed] = ["Vino", "No vino"].map((name) =>
      page.getByRole("button", { name, exact: true }),
    );
    await missed?.click();
    await missed?.waitFor({ state: "detached" });
    await saved(page, async () => came?.click());
    await came?.waitFor({ state: "detached" });
    await missed?.waitFor();
    await page.reload();
    await missed?.waitFor();
    await expect.poll(() => came?.count()).toBe(0);
  });

  it("are confirmed from the list, noted, moved, and made a contact after looking for conflicts", async () => {
    const practice = await openPractice(world);
    await practice.owner.as(() =>
      Contacts.create({ name: "Ana", lastName: "Paz", role: "contraparte" } as never),
    );
    const { _id } = await book(world, practice, { type: 1 });
    const { page } = await visit({ as: practice.owner });
    await page.goto("/apps/calendar/reservations?estado=por-confirmar");
    await page.getByRole("button", { name: "Confirmar la cita de Ana Paz" }).click();
    await seen(page, "Cita confirmada");
    await page.goto(`/apps/calendar/reservations/${_id}`);
    await heading(page, "Ana Paz", 1);
    await seen(page, "Ver en el calendario");
    await page.getByLabel("Nota").fill("Trae el recibo");
    await page.getByRole("button", { name: "Guardar la nota" }).click();
    await seen(page, "Nota guardada");

    await page.getByRole("button", { name: "Mover" }).click();
    await pickDay(page);
    await times(page).last().click();
    await page.getByRole("dialog").getByRole("button", { name: "Mover" }).click();
    await seen(page, "Cita movida");
    await seen(page, /^Se movió del .*, por el estudio$/);

    await page.getByRole("button", { name: "Sumar a contactos o causas" }).click();
    await seen(page, "Ya figura en tu estudio. Fijate si hay un conflicto.");
    await page.getByLabel("Su asunto").selectOption({ label: "Una causa nueva" });
    await page.getByLabel("Carátula").fill("Paz s/ sucesión");
    await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
    await seen(page, "Contacto y causa listos");
    await page.getByRole("link", { name: "Ver la causa" }).click();
    await heading(page, "Paz s/ sucesión", 1);
    await page.goBack();
    await page.reload();
    await expect.poll(() => page.getByLabel("Nota").inputValue()).toBe("Trae el recibo");
  });

  it("are rejected and cancelled with a reason, and read on the day's sheet", async () => {
    const practice = await openPractice(world);
    const asked = await book(world, practice, { type: 1, at: 0, name: "Julio Ramos" });
    const booked = await book(world, practice, { at: 5, name: "Carolina Etcheverry" });
    const { page } = await visit({ as: practice.owner });
    await page.goto(`/apps/calendar/reservations?vista=hoja&dia=${addDays(today(), 1)}`);
    await page.getByRole("link", { name: "Julio Ramos" }).waitFor();
    await page.getByRole("link", { name: "Carolina Etcheverry" }).click();
    await page.getByRole("button", { name: "Cancelar la cita" }).click();
    await page.getByLabel("Motivo (opcional)").fill("Audiencia a la misma hora");
    await page.getByRole("dialog").getByRole("button", { name: "Cancelar la cita" }).click();
    await seen(page, "Motivo: Audiencia a la misma hora");
    await page.goto(`/apps/calendar/reservations/${asked._id}`);
    await page.getByRole("button", { name: "Rechazar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Rechazar" }).click();
    await seen(page, "Rechazada");
    await world.foja().settle();
    const [letter] = world.foja().inbox.list(booked.email);
    expect(letter?.text).toContain("Audiencia a la misma hora");
  });
});
