// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import type { SessionState } from "~/lib/session/store";
import { TITULAR } from "~/testing/people";
import { hides, sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import RoleGate from "./role-gate";

afterEach(clear);

const { practice, subscription } = TITULAR;
const ASSISTANT = {
  practice: { ...practice, role: "asistente" },
  subscription: { ...subscription, usage: { members: 2 } },
} as unknown as SessionState;

const gate = (pathname: string) => <RoleGate pathname={pathname}>Las facturas</RoleGate>;

it("tells an assistant in one sentence whom to ask for invoices, and reads none", async () => {
  const members = [{ _id: practice?._id, name: "Lucía Paz" }];
  const { calls } = show(gate("/apps/invoice/list"), {
    session: ASSISTANT,
    answers: { "GET /api/members": { success: true, members } },
  });
  await sees("Tu rol no ve facturas. Pedíselo a Lucía Paz.");
  hides("Las facturas")();
  expect(calls.map(({ path }) => path)).toEqual(["/api/members"]);
});

it("shows whoever may the page", async () => {
  show(gate("/apps/invoice/list"));
  await sees("Las facturas");
});
