// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { sees, shows } from "~/testing/press";
import { READING_MEMBERS } from "~/testing/samples/members";
import { subscription } from "~/testing/samples/subscription";
import { clear, show } from "~/testing/stage";
import { InvitationsCard } from "./invitations-card";
import { MembersCard } from "./members-card";
import { PracticesCard } from "./practices-card";
import { ReservedCard } from "./reserved-card";

afterEach(clear);

it("revokes an invitation that was not answered", async () => {
  const invitation = {
    ...{ _id: "itn_1", email: "leo@foja.ar", role: "abogado" },
    ...{ invitedAt: "2026-11-20T12:00:00.000Z", expiresAt: "2026-11-27T12:00:00.000Z" },
  };
  const { press, asks } = show(<InvitationsCard />, {
    answers: { "GET /api/members/invitations": { success: true, invitations: [invitation] } },
  });
  const revoke = asks("DELETE /api/members/invitations/itn_1");
  await press("Anular la invitación de leo@foja.ar", revoke);
});

it("tries again to read the invitations", async () => {
  const { press, asks } = show(<InvitationsCard />, {
    answers: { "GET /api/members/invitations": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/members/invitations"));
});

it("asks before removing somebody from the practice", async () => {
  const { press } = show(<MembersCard />, { answers: READING_MEMBERS });
  await press("Quitar a Ana Ruiz del estudio", shows("Quitar a Ana Ruiz"));
});

const practices = [
  { _id: "usr_01J00000000000000000000001", name: "Estudio Sosa", role: "titular", current: true },
  { _id: "usr_2", name: "Estudio Ruiz", role: "abogado", current: false },
];

it("enters another practice, and leaves it for good", async () => {
  const { press, asks } = show(<PracticesCard />, {
    answers: {
      "GET /api/practices": { success: true, practices },
      // happy-dom would load the dashboard.
      "POST /api/auth/practice": [400, { success: false }],
      "DELETE /api/practices/*": [400, { success: false }],
    },
  });
  await press("Entrar a Estudio Ruiz", asks("POST /api/auth/practice", { practiceId: "usr_2" }));
  await press("Dejar Estudio Ruiz", shows("Lo que cargaste queda en ese estudio."));
  await press("Dejar", asks("DELETE /api/practices/usr_2"));
});

it("opens a reserved case as titular once that is confirmed", async () => {
  const closed = {
    ...{ _id: "fol_9", responsibleId: "usr_01J00000000000000000000002" },
    ...{ people: [], createdAt: "2026-11-20T12:00:00.000Z" },
  };
  const usage = { folders: 1, calculators: 0, contacts: 0, storage: 0, members: 2 };
  const { press, asks } = show(<ReservedCard />, {
    session: { subscription: subscription({ usage }) },
    answers: { ...READING_MEMBERS, "GET /api/reserved": { success: true, cases: [closed] } },
  });
  await sees("De Ana Ruiz");
  await press("Abrir la causa reservada de Ana Ruiz", shows("Vas a verla como titular."));
  await press("Abrir la causa", asks("POST /api/reserved/fol_9/open"));
});
