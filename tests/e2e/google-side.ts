import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { heading, seen } from "./visit";
import type { World } from "./world";

/** An event in Google's form. */
export type There = {
  id: string;
  summary?: string;
  start?: { dateTime?: string };
  extendedProperties?: object;
};

/** The dialog of the link with Google Calendar. */
export const LINK = "/apps/calendar?google=1";

/** Google for a person outside of Foja: one person's calendar, and its faults. */
export function googleSide({ foja }: Pick<World, "foja">, { email }: Pick<Tenant, "email">) {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${foja().url}/_local/${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json() as Promise<unknown>;
  };
  const events = `google/calendars/${encodeURIComponent(email)}/events`;
  return {
    add: async (event: object) => ((await ask("POST", events, event)) as There).id,
    edit: (id: string, change: object) => ask("PATCH", `${events}/${id}`, change),
    remove: (id: string) => ask("DELETE", `${events}/${id}`),
    list: async () => ((await ask("GET", events)) as { items: There[] }).items,
    fail: (kind: string, more: object = {}) => ask("POST", "google/faults", { kind, ...more }),
    mend: () => ask("DELETE", "google/faults"),
    /** Links a practice with this account without a browser, and synchronises the first time. */
    link: async ({ call, email }: Tenant) => {
      const { body } = await call("POST", "/api/google-calendar/link");
      const state = new URL(String(body.url)).searchParams.get("state") ?? "";
      const { code } = (await ask("POST", "google/grant", { email, state })) as { code: string };
      await call("POST", "/api/google-calendar/link/complete", { body: { code, state } });
      await foja().settle();
    },
    /** Runs the job that synchronises every link, now. */
    poll: () => ask("POST", "jobs/calendar-sync/run", {}),
  };
}

/** The start and end of an event at Google. */
export const hours = (day: string, from: string, to: string) => ({
  start: { dateTime: `${day}T${from}:00-03:00`, timeZone: "America/Argentina/Buenos_Aires" },
  end: { dateTime: `${day}T${to}:00-03:00`, timeZone: "America/Argentina/Buenos_Aires" },
});

/** Goes from the dialog to Google's consent page, signs in, and accepts or cancels. */
export async function consent(page: Page, email: string, answer: "Continuar" | "Cancelar") {
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Conectar|Reconectar)/ })
    .click();
  await heading(page, "Foja quiere acceder a tu cuenta de Google", 1);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: answer }).click();
}

/** Links a practice with the account of its own address, and waits until both sides are equal. */
export async function linkGoogle(page: Page, { email }: Pick<Tenant, "email">): Promise<void> {
  await page.goto(LINK);
  await seen(page, "Desconectado.");
  await consent(page, email, "Continuar");
  await page.getByRole("dialog").getByText("Conectado", { exact: true }).waitFor();
  await seen(page, "Última sincronización:");
}
