// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { goesTo, sees, shows } from "~/testing/press";
import { event } from "~/testing/samples/event";
import { clear, show } from "~/testing/stage";
import { valuesOf } from "../lib/event-form";
import EventElsewhere from "./event-elsewhere";

afterEach(clear);

/** Chooses an option of the list with a label. */
function select(label: string, value: string) {
  const list = [...document.querySelectorAll("select")].find(({ labels }) =>
    labels?.[0]?.textContent?.startsWith(label),
  );
  if (!list) throw new Error(`No list is called «${label}»`);
  fireEvent.change(list, { target: { value } });
}

/** A page that closes the dialog, behind which the notice would be hidden. */
function Page() {
  const [open, setOpen] = useState(true);
  return open ? (
    <EventElsewhere
      beginning={{ values: valuesOf(event), kind: "event" }}
      onClose={() => setOpen(false)}
    />
  ) : null;
}

async function created() {
  const page = show(<Page />, {
    answers: { "POST /api/events": { success: true, event } },
  });
  await page.press("Agendar", shows("Evento agendado"));
  return page;
}

it("can be seen from its notice", async () => {
  const { press } = await created();
  await press("Ver", goesTo("/apps/calendar?event=evt_1"));
});

it("can be taken back from its notice", async () => {
  const { press, asks } = await created();
  await press("Deshacer", asks("DELETE /api/events/evt_1"));
});

it("of a repetition is taken back with the others", async () => {
  const weekly = { ...event, seriesId: "evt_1" };
  const { press, asks } = show(<Page />, {
    answers: { "POST /api/events": { success: true, event: weekly } },
  });
  await press("Agendar", shows("Eventos agendados"));
  await press("Deshacer", asks("DELETE /api/events/evt_1/series"));
});

it("asks how often, lasts what is chosen, and has the type of its title", async () => {
  const { type, press, calls } = show(<Page />, {
    answers: { "POST /api/events": { success: true, event } },
  });
  await type("Título", "Mediación con la aseguradora");
  select("Duración", "5400000");
  select("Se repite", "semana");
  await type("Cuántas veces", "4");
  await type("Lugar", "Sala 2");
  await press("Agendar", shows("Evento agendado"));
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    ...{ title: "Mediación con la aseguradora", type: "mediacion", place: "Sala 2" },
    ...{ start: "2026-03-10T12:00:00.000Z", end: "2026-03-10T13:30:00.000Z" },
    repeat: { every: "semana", times: 4 },
  });
});

it("asks for its end where no duration fits", async () => {
  const { type, press, calls } = show(<Page />, {
    answers: { "POST /api/events": { success: true, event } },
  });
  await sees("Duración");
  select("Duración", "otra");
  await type("Hora de fin", "11:10");
  await press("Agendar", shows("Evento agendado"));
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    end: "2026-03-10T14:10:00.000Z",
  });
});
