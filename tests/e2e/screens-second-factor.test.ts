import { Factors } from "@foja/core/accounts/factors";
import { Users } from "@foja/core/accounts/users";
import { commit, replace } from "@foja/core/kernel/dynamo";
import { withPasskey, withTotp } from "@foja/harness/factors";
import { signedInAgain, type Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { bringAxe, examine } from "./looks";
import { examineScreen, press, type Screen } from "./screens";
import { logInAt } from "./steps";
import { heading } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const PATH = "/apps/profiles/account/security";
let plain: Tenant;
let ana: Tenant;
let later: Tenant;

/** Adds a remembered device to an account. */
async function remembered({ userId, as }: Tenant) {
  const [item, user] = [await Factors.find(userId), await Users.find(userId)];
  if (!item || !user) throw new Error("no factors");
  await as(async () => {
    const { record } = Factors.remember(Factors.passwordMark(user));
    await commit(replace({ ...item, ...Factors.withDevice(item, record) }, item));
  });
}

beforeAll(async () => {
  plain = await world.tenant();
  ana = await world.tenant({ withPassword: true });
  await withTotp(ana);
  await withPasskey(ana, "Notebook del estudio");
  await withPasskey(ana, "Teléfono");
  await remembered(ana);
  later = await signedInAgain(ana);
});

const screen = (name: string, prepare?: Screen["prepare"], shows = "Llaves de acceso"): Screen => ({
  name: `security-${name}`,
  path: PATH,
  shows,
  prepare,
});

const opened =
  (button: string, title: string) =>
  async (page: Page): Promise<void> => {
    await press(button)(page);
    await heading(page, title);
  };

describe("the security of an account", () => {
  it("without a second factor", () => examineScreen(world, screen("off"), plain));
  it("with everything", () => examineScreen(world, screen("on"), ana));
  it("turning codes on", async () => {
    await examineScreen(world, screen("qr", opened("Activar códigos", "Activar códigos")), plain);
  });
  it("the recovery codes", async () => {
    const prepare = async (page: Page) => {
      await opened("Hacer códigos nuevos", "Hacer códigos nuevos")(page);
      await press(/^Hacer códigos$/)(page);
      await heading(page, "Guardá tus códigos de recuperación");
    };
    await examineScreen(world, screen("recovery", prepare), ana);
  });
  it("asking for the factor again", async () => {
    const again = opened("Cambiar de teléfono", "Confirmá que sos vos");
    const expects = /403/;
    await examineScreen(world, { ...screen("again", again), expects }, later);
  });
});

it("the second step of the login", async () => {
  const visit = await world.visit();
  await bringAxe(visit);
  await logInAt(visit.page, "/login", ana);
  await heading(visit.page, "Confirmá que sos vos");
  await examine(visit.page, "second-step");
});
