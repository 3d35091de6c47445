import { Users } from "@foja/core/accounts/users";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();

/** From OWASP's filter evasion sheet: texts that a browser would run as markup. */
const CORPUS = [
  "<script>document.title='roto'</script>",
  "<img src=x onerror=\"document.title='roto'\">",
  '"><svg onload="document.title=\'roto\'">',
  "<iframe srcdoc=\"<script>parent.document.title='roto'</script>\"></iframe>",
  "javascript:document.title='roto'",
  "</title><body onload=\"document.title='roto'\">",
  "{{constructor.constructor('document.title=1')()}}",
  "'-alert(1)-'",
];

/** Elements that a text could have become: none of these is the product's own. */
const INJECTED = "main img, main iframe, main script, main object, main [onerror], main [onload]";

async function expectInert(page: Page): Promise<void> {
  await expect.poll(() => page.locator(INJECTED).count()).toBe(0);
  await expect.poll(() => page.locator('a[href^="javascript:"]').count()).toBe(0);
  await expect.poll(() => page.title()).not.toBe("roto");
}

/** Records any dialog of the browser: the product opens none. */
function refuseDialogs(page: Page): string[] {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

describe("what OWASP would write", () => {
  it("in a case stays text on the list, beside it, on its page and at home", async () => {
    const ana = await tenant({ plan: "premium" });
    const description = CORPUS.join("\n");
    const made = await ana.as(() =>
      Promise.all(
        CORPUS.map((folderName) => {
          const said = { customerName: folderName, materia: folderName, folderFuero: folderName };
          return Folders.create({ ...said, folderName, folderJuris: folderName, description });
        }),
      ),
    );
    const { page } = await visit({ as: ana });
    const dialogs = refuseDialogs(page);
    await page.goto("/apps/folders/list");
    for (const text of CORPUS) {
      await page.getByRole("table").getByRole("link", { name: text, exact: true }).click();
      await page.getByRole("complementary").getByRole("heading", { name: text }).waitFor();
      await expectInert(page);
    }
    for (const { _id, folderName } of made.slice(0, 3)) {
      await page.goto(`/apps/folders/details/${_id}`);
      await heading(page, folderName, 1);
      await expectInert(page);
    }
    await page.goto("/dashboard/default");
    await seen(page, CORPUS[7] ?? "");
    await expectInert(page);
    expect(dialogs).toEqual([]);
  });

  it("in an event stays text in every view of the calendar and on its card", async () => {
    const ana = await tenant({ plan: "premium" });
    const now = new Date().toISOString();
    // Of that day, should it be over before the last view.
    const day = dayOf(now);
    const made = await ana.as(() =>
      Promise.all(
        CORPUS.map((title) => Events.create({ title, description: title, start: now, end: now })),
      ),
    );
    const { page } = await visit({ as: ana });
    const dialogs = refuseDialogs(page);
    for (const view of ["mes", "semana", "dia", "agenda"]) {
      await page.goto(`/apps/calendar?vista=${view}&fecha=${day}`);
      await page
        .locator(".cal")
        .getByText(/alert|onload|script/)
        .first()
        .waitFor({ state: "attached" });
      await expectInert(page);
    }
    for (const { _id, title } of made) {
      await page.goto(`/apps/calendar?event=${_id}`);
      await heading(page, title);
      await expectInert(page);
    }
    expect(dialogs).toEqual([]);
  });

  it("in a profile stays text wherever the person is shown", async () => {
    for (const text of CORPUS.slice(0, 3)) {
      const ana = await tenant();
      await ana.as(async () => {
        await Users.updateProfile({
          firstName: text.slice(0, 60),
          address: text,
          designation: text,
        });
        await Users.addSkills({ skills: [{ name: text, registrationNumber: text.slice(0, 60) }] });
      });
      const { page } = await visit({ as: ana });
      const dialogs = refuseDialogs(page);
      for (const path of ["user/professional", "account/my-account"]) {
        await page.goto(`/apps/profiles/${path}`);
        await seen(page, text);
        await expectInert(page);
      }
      await page.goto("/dashboard/default");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectInert(page);
      expect(dialogs).toEqual([]);
    }
  });

  it("in an address or a filter stays text, and a file of it is no photo", async () => {
    const { page } = await visit({ as: await tenant() });
    const dialogs = refuseDialogs(page);
    for (const text of CORPUS.slice(0, 3)) {
      await page.goto(`/apps/folders/list?q=${encodeURIComponent(text)}`);
      await heading(page, "Causas", 1);
      await expectInert(page);
    }
    await page.goto("/apps/profiles/user/personal");
    const text = "<svg onload=\"document.title='roto'\"></svg>";
    const file = { name: "yo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(text) };
    await page.getByLabel("Elegir un archivo").setInputFiles(file);
    await seen(page, "No pudimos leer esa imagen");
    await expectInert(page);
    expect(dialogs).toEqual([]);
  });
});
