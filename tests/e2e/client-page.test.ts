import { made } from "@foja/harness/reserved";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
let path = "";

beforeAll(async () => {
  ana = await world.tenant();
  const { _id } = await made(ana, "/api/folders", { folderName: "Pérez, Rosa c/ Gómez S.A." });
  const client = { name: "Rosa", lastName: "Pérez", document: "20123456", role: "cliente" };
  const body = { ...client, folderIds: [_id] };
  const { _id: contactId } = await made(ana, "/api/contacts/create", body);
  const { body: answer } = await ana.call("POST", "/api/client-links", { body: { contactId } });
  path = new URL((answer.link as { url: string }).url).pathname;
});

/** What happens on them is in `client-walk.test.ts`. */
describe("a client's page, in every width and mode", () => {
  it("asks for a proof", async () => {
    const shows = "Confirmá quién sos";
    await examineScreen(world, { name: "client-proof", path, shows, expects: /401/ });
  });

  it("and the practice's list has nothing to tell", async () => {
    const shows = "No hay nada para avisar";
    await examineScreen(world, { name: "notices", path: "/apps/notices", shows }, ana);
  });
});
