import { letIn } from "@foja/harness/members";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { invitationOf } from "./invitations";
import { examineScreen, press, type Screen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const TEAM = "/apps/profiles/account/role";
let ana: Tenant;
let eva: Tenant;
let letter: string;

beforeAll(async () => {
  ana = await world.tenant({ plan: "standard" });
  eva = await letIn(ana, await world.tenant(), "asistente");
  const name = "Estudio Jurídico Pérez, Etcheverry & Asociados";
  const named = await ana.call("PUT", "/api/practices/current", { body: { name } });
  expect(named.status).toBe(200);
  const stranger = await world.tenant();
  const asked = { email: stranger.email, role: "abogado" };
  const { status } = await ana.call("POST", "/api/members", { body: asked });
  expect(status).toBe(201);
  letter = await invitationOf(world, stranger.email);
});

const ALERTS = "/apps/profiles/user/settings";

const screen = (name: string, shows: string, prepare?: Screen["prepare"]): Screen => ({
  name: `team-${name}`,
  path: TEAM,
  shows,
  prepare,
});

describe("the people of a practice", () => {
  it("for who heads it", () => examineScreen(world, screen("titular", "vence el"), ana));
  it("asked whether to remove somebody", () =>
    examineScreen(world, screen("removing", "vence el", press(/^Quitar a/)), ana));
  it("for who is part of it", () => examineScreen(world, screen("member", "Estás acá"), eva));
  it("who choose when a colleague's deadline comes to them", async () => {
    const alerts = screen("alerts", "Plazos que un colega no leyó");
    await examineScreen(world, { ...alerts, path: ALERTS }, ana);
  });
  it("whose menu leads from one practice to another", async () => {
    const menu = screen("menu", "Estás acá", async (page) => {
      await press("Mi cuenta")(page);
      await page.getByRole("menuitemradio").first().waitFor();
    });
    await examineScreen(world, menu, eva);
  });
});

describe("an invitation", () => {
  const invitation = (name: string, shows: string): Screen => ({
    ...{ name: `invitation-${name}`, path: letter, shows },
    prepare: (page) => seen(page, shows),
  });
  it("for who is signed out", () =>
    examineScreen(world, invitation("out", "Para aceptarla, ingresá")));
  it("for who is signed in with another account", () =>
    examineScreen(world, invitation("other", "Entraste como"), ana));
  it("that is over", () => {
    const over = { ...invitation("over", "Esta invitación ya no vale"), path: "/invitation" };
    return examineScreen(world, over);
  });
});
