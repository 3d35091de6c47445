// @vitest-environment happy-dom
import type { Offer } from "@foja/core/accounts/practices/practice.schema";
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "~/lib/session/store";
import { clear, show } from "~/testing/stage";
import InvitationPage from "./invitation-page";
import { Offered } from "./offered";

afterEach(clear);

const OFFER = "GET /api/members/invitations/secreto/offer";
const offerTo = (email: string, hasAccount = true): Offer => ({
  ...{ practiceName: "Estudio Paz", by: "Lucía Paz", role: "abogado", email, hasAccount },
  expiresAt: "2026-12-01",
});

it("reads the invitation again after a failure", async () => {
  const { press, asks } = show(<InvitationPage />, {
    at: "/invitation/secreto",
    answers: { [OFFER]: [403, { success: false, message: "No se pudo." }] },
  });
  await press("Intentar de nuevo", asks(OFFER));
});

it("accepts an invitation", async () => {
  const accept = "POST /api/members/invitations/secreto/accept";
  const { press, asks } = show(<Offered token="secreto" offer={offerTo("eva@foja.ar")} />, {
    answers: { [accept]: [409, { success: false, message: "Ya se usó." }] },
  });
  await press("Aceptar la invitación", asks(accept));
});

it("closes the session of somebody else", async () => {
  const { press } = show(<Offered token="secreto" offer={offerTo("ana@paz.ar")} />);
  await press("Cerrar esta sesión", () => expect(sessionStore.get().isLoggedIn).toBe(false));
});

it("opens the account of the invited address, which cannot be changed", async () => {
  const join = "POST /api/members/invitations/secreto/join";
  const offer = offerTo("ana@paz.ar", false);
  const { press, type, asks } = show(<Offered token="secreto" offer={offer} />, {
    session: null,
    answers: { [join]: [409, { success: false, message: "Ya se usó." }] },
  });
  sessionStore.set({ isInitialized: true });
  await screen.findByRole("heading", { name: "Sumate a Estudio Paz" });
  const address = screen.getByLabelText<HTMLInputElement>("E-mail");
  expect([address.value, address.readOnly]).toEqual(["ana@paz.ar", true]);
  await type("Nombre", "Ana");
  await type("Apellido", "Ruiz");
  await type("Contraseña", "una frase larga 77");
  const body = { firstName: "Ana", lastName: "Ruiz", password: "una frase larga 77" };
  await press("Sumarme a Estudio Paz", asks(join, body));
});
