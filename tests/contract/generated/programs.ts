import { become, useUser } from "@foja/core/kernel/actor";
import { Proposals } from "@foja/core/programs/proposals";
import { Webhooks } from "@foja/core/programs/webhooks";
import type { Tenant } from "@foja/harness/tenant";

const URL = "https://127.0.0.1:9/avisos";

/** Bodies for the routes of programs. */
export const PROGRAM_BODIES: Record<string, () => unknown[]> = {
  "/api/webhook-endpoints": () => [{ url: URL, events: ["folder.created", "task.completed"] }],
  "/api/webhook-endpoints/{id}": () => [
    { url: URL, events: ["movement.created"], active: true, rotateSecret: true },
  ],
  "/api/webhook-endpoints/{id}/replay": () => [
    { from: "2026-01-01T00:00:00.000Z", to: "2026-12-31T00:00:00.000Z" },
  ],
};

/** An address of a practice's program. */
export const newWebhook = (tenant: Tenant, mark: string): Promise<string> =>
  tenant.as(
    async () =>
      (
        await Webhooks.create({
          url: `${URL}/${encodeURIComponent(mark)}`,
          events: ["task.created"],
        })
      )._id,
  );

/** A task that a program proposes. */
export const newProposal = (tenant: Tenant, name: string): Promise<string> =>
  tenant.as(async () => {
    const program = { keyId: "key_00000000000000000000000000", name: "Programa", scopes: [] };
    become({ ...useUser(), program });
    return (await Proposals.propose("task", name, { name }))._id;
  });
