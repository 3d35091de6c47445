import { linedPdf } from "@foja/harness/pdf";
import { rawLetter, sendBySmtp } from "@foja/harness/post-in";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
let folderId = "";
let address = "";

const send = async (subject: string, to: string, given: object = {}) => {
  const content = Buffer.from(await linedPdf("recibo", 1));
  const attachments = [{ filename: "Recibo.pdf", type: "application/pdf", content }];
  const raw = await rawLetter({ subject, to, attachments, ...given });
  return sendBySmtp(world.foja().mailIn, raw, { to: [to] });
};

beforeAll(async () => {
  ana = await world.tenant({ plan: "premium" });
  const body = { folderName: "SOSA c/ TEXTIL s/ despido" };
  const made = (await ana.call("POST", "/api/folders", { body })).body.folder;
  ({ _id: folderId, mailAddress: address } = made as { _id: string; mailAddress: string });
});

/** A letter in its case, and the answer to it, are in `client-walk.test.ts`. */
describe("mail into the case", () => {
  it("says where it is taken, and takes it for its own domain alone", async () => {
    const { url, mailIn } = world.foja();
    expect(await (await fetch(`${url}/_local/mail-in`)).json()).toEqual(mailIn);
    await expect(send("Ajeno", "alguien@otra.example")).rejects.toThrow("550");
    const large = Buffer.concat([await rawLetter({ to: address }), Buffer.alloc(26 * 2 ** 20, 97)]);
    await expect(sendBySmtp(mailIn, large, { to: [address] })).rejects.toThrow("552");
  });

  it("waits where its case is not known, and goes there with one key", async () => {
    const { mailAddress } = (await ana.call("GET", "/api/letters?unplaced=true")).body;
    await send("Consulta nueva", mailAddress as string, {
      from: "Eva <eva@x.example>",
      headers: { Precedence: "list" },
    });
    await send("Del expediente", address, { headers: { "Auto-Submitted": "auto-generated" } });
    await world.foja().settle();
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/letters");
    await hydrated(page);
    await seen(page, "Consulta nueva");
    await page.keyboard.press("a");
    await seen(page, "El correo está en «SOSA c/ TEXTIL s/ despido»");
    const found = (await ana.call("GET", `/api/letters?folderId=${folderId}`)).body.letters;
    expect((found as { subject: string }[]).map(({ subject }) => subject)).toContain(
      "Del expediente",
    );
  });
});

describe("the screens of mail, in every width and mode", () => {
  it("letters", async () => {
    await examineScreen(
      world,
      { name: "letters", path: "/apps/letters", shows: "Consulta nueva" },
      ana,
    );
  });
});
