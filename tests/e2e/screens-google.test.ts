import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Event } from "@foja/core/practice/events/event.schema";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { googleSide, hours, LINK } from "./google-side";
import { examineScreen, press, type Screen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
let tomorrow = "";
const TITLES = [
  "Audiencia de conciliación",
  "Llamar al martillero por la subasta del inmueble de la calle Bermúdez",
  ..."Dentista,Almuerzo con la perita,Pericia contable,Reunión de consorcio".split(","),
  ..."Turno en el banco,Acto escolar,Gimnasia,Mediación,Clase,Feria del libro".split(","),
];

type State = "disconnected" | "connected" | "paused" | "revoked" | "conflict";
const people = new Map<State, Tenant>();
let disputed = "";

async function withLink(state: State) {
  const owner = await world.tenant();
  const side = googleSide(world, owner);
  people.set(state, owner);
  const ids: string[] = [];
  for (const [n, summary] of TITLES.entries()) {
    const hour = String(8 + n).padStart(2, "0");
    ids.push(await side.add({ summary, ...hours(tomorrow, `${hour}:00`, `${hour}:45`) }));
  }
  await side.link(owner);
  return { owner, side, ids };
}

async function prepareConflict() {
  const { owner, side, ids } = await withLink("conflict");
  const { body } = await owner.call("GET", `/api/events/user/${owner.userId}?limit=100`);
  const event = (body.events as Event[]).find(({ googleCalendarId: id }) => id === ids[0]);
  disputed = event?._id ?? "";
  // Google's change is not announced: it is found when this one is sent.
  await side.fail("hookLost", { times: 5 });
  await side.edit(ids[0] ?? "", {
    summary: "Audiencia de conciliación (virtual)",
    ...hours(tomorrow, "09:30", "10:00"),
  });
  await owner.call("PUT", `/api/events/${disputed}`, {
    body: {
      title: "Audiencia de conciliación, piso 3",
      description: "Llevar poder.",
      start: `${tomorrow}T14:00:00.000Z`,
      end: `${tomorrow}T15:00:00.000Z`,
    },
  });
  await world.foja().settle();
  await side.mend();
}

beforeAll(async () => {
  tomorrow = addDays(dayOf(now()), 1);
  people.set("disconnected", await world.tenant());
  const paused = await withLink("paused");
  // All at once, as one change: deleted one by one they would not stop the synchronisation.
  await paused.side.fail("hookLost", { times: TITLES.length });
  for (const id of paused.ids) await paused.side.remove(id);
  await paused.side.poll();
  const revoked = await withLink("revoked");
  await revoked.side.fail("tokenRevoked", { email: revoked.owner.email });
  await revoked.side.poll();
  await prepareConflict();
  // Last, because the job synchronises everybody.
  const connected = await withLink("connected");
  await connected.side.add({
    summary: "Licencia",
    start: { date: tomorrow },
    end: { date: addDays(tomorrow, 90) },
  });
  await world.foja().settle();
});

const screens: (Screen & { state: State })[] = [
  { state: "disconnected", name: "google-disconnected", path: LINK, shows: "Conectar con Google" },
  { state: "connected", name: "google-connected", path: LINK, shows: /Última sincronización/ },
  {
    state: "connected",
    name: "google-disconnecting",
    path: LINK,
    shows: /Última sincronización/,
    prepare: async (page) => {
      await press("Desconectar…")(page);
      await page.getByText(/^Salen de tu agenda 12 eventos/).waitFor();
    },
  },
  { state: "paused", name: "google-paused", path: LINK, shows: /Frenamos antes de eliminarlos/ },
  { state: "revoked", name: "google-revoked", path: LINK, shows: "Reconectar" },
  { state: "revoked", name: "google-banner", path: "/apps/folders/list", shows: /^Reconectá tu/ },
  {
    state: "conflict",
    name: "google-conflict",
    path: "/apps/calendar?event=:id",
    shows: "Volver a lo de Foja",
  },
];

describe("the link with Google Calendar", () => {
  it.each(screens)("$name", ({ state, ...screen }) => {
    const path = screen.path.replace(":id", disputed);
    return examineScreen(world, { ...screen, path }, people.get(state));
  });
});
