// @vitest-environment happy-dom
import type { Person } from "@foja/core/operations/people/people.schema";
import { afterEach, it } from "vitest";
import { shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { PersonAccount } from "./person-account";

afterEach(clear);

const person = {
  user: { _id: "usr_2", status: "active" },
  sessions: [
    { _id: "ses_1", device: "Chrome", address: "1.2.3.4", lastSeenAt: "2026-11-26T12:00:00.000Z" },
  ],
} as unknown as Person;

it("closes their sessions, recounts their files and deactivates the account", async () => {
  const { press, asks } = show(<PersonAccount userId="usr_2" person={person} />, {
    answers: {
      "POST /api/admin/storage/recalculate/user/*": {
        success: true,
        storage: { before: 1024, after: 2048, orphans: 0 },
      },
      "DELETE /api/admin/users/*/sessions": { success: true, message: "Se cerraron." },
    },
  });
  await press("Cerrar sus sesiones", asks("DELETE /api/admin/users/usr_2/sessions"));
  await press("Recontar sus archivos", asks("POST /api/admin/storage/recalculate/user/usr_2"));
  await press("Desactivar la cuenta", shows("no puede entrar"));
  await press("Desactivar", asks("PATCH /api/admin/users/usr_2", { status: "inactive" }));
});
