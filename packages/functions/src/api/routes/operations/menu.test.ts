import { at } from "@foja/core/kernel/clock";
import { newTenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";

type Menu = { items: { id: string; badge?: number }[] }[];

it("says how many tasks are overdue, also in a practice that nobody counted yet", async () => {
  const ana = await newTenant();
  for (const dueDate of ["2026-01-05", "2026-01-06", "2099-01-05"]) {
    await ana.call("POST", "/api/tasks", { body: { name: "Contestar", dueDate } });
  }
  const { status, body } = await at("2026-11-20T12:00:00.000Z", () =>
    ana.call("GET", "/api/menu/dashboard"),
  );
  expect(status).toBe(200);
  const items = (body.menu as Menu).flatMap((group) => group.items);
  expect(items.find(({ id }) => id === "tasks")?.badge).toBe(2);
});
