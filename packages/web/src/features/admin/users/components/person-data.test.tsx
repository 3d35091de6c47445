// @vitest-environment happy-dom
import type { Person } from "@foja/core/operations/people/people.schema";
import { afterEach, it } from "vitest";
import { goesTo, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { PersonData } from "./person-data";
import { PersonPlan } from "./person-plan";
import UsersPage from "./users-page";

afterEach(clear);

const figures = { folders: 1, contacts: 1, calculators: 1, storage: 1, members: 1 };
const personWith = (erasureAt: string | null) =>
  ({
    user: { _id: "usr_2", erasureAt },
    subscription: { displayName: "Gratuito", usage: figures, limits: figures },
  }) as unknown as Person;

it("prepares the data of a person, and erases the account after asking", async () => {
  const { press, asks } = show(<PersonData userId="usr_2" person={personWith(null)} />);
  await press("Preparar sus datos", asks("POST /api/admin/users/usr_2/exports"));
  await press("Borrar la cuenta", shows("Se borra todo a los 5 días"));
  await press("Borrar a los 5 días", asks("POST /api/admin/users/usr_2/erasure"));
});

it("takes back the erasure of an account", async () => {
  const person = personWith("2026-12-01T12:00:00.000Z");
  const { press, asks } = show(<PersonData userId="usr_2" person={person} />);
  await press("No borrar la cuenta", asks("DELETE /api/admin/users/usr_2/erasure"));
});

it("gives a plan, and reads the subscription again at Stripe", async () => {
  const { press, asks } = show(<PersonPlan userId="usr_2" person={personWith(null)} />);
  const asked = asks("PATCH /api/subscriptions/user/usr_2", { planId: null });
  await press("Cambiar plan", asked);
  await press("Igualar con Stripe", asks("GET /api/repair/fix-user-subscription/usr_2"));
});

it("opens a person by their address", async () => {
  const user = {
    ...{ _id: "usr_2", name: "Ana Paz", email: "ana@paz.ar", role: "USER_ROLE" },
    ...{ status: "active", createdAt: "2026-11-26T12:00:00.000Z" },
  };
  const { press } = show(<UsersPage />, {
    at: "/admin/users",
    answers: { "GET /api/users": { success: true, users: [user] } },
  });
  await press("Ver ana@paz.ar", goesTo("/admin/users?id=usr_2"));
});
