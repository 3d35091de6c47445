// @vitest-environment happy-dom
import type { Asked } from "@foja/core/accounts/factors/factor.schema";
import { afterEach, expect, it, vi } from "vitest";
import { sessionStore } from "~/lib/session/store";
import { calls, hides, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { FactorForm } from "./factor-form";
import FreshDialog from "./fresh-dialog";
import { ResetForm } from "./reset-form";
import SessionDialog from "./session-dialog";

afterEach(clear);

const asked = {
  ...{ challenge: "ch_1", methods: ["totp", "recovery"] },
  passkey: { challenge: "AAAA", allowCredentials: [], userVerification: "required" },
} as unknown as Asked;

const CHALLENGE = "POST /api/auth/second-factor/challenge";

it("proves the second factor with a passkey", async () => {
  // happy-dom has no WebAuthn: the browser signs at once.
  const bytes = new ArrayBuffer(1);
  const signed = {
    ...{ id: "AA", rawId: bytes, type: "public-key", getClientExtensionResults: () => ({}) },
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  };
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: { get: async () => signed },
  });
  const onProof = vi.fn(async () => {});
  const { press } = show(<FactorForm asked={asked} onProof={onProof} action="Confirmar" />);
  const proof = { credential: expect.objectContaining({ id: "AA" }) };
  await press("Usar mi llave de acceso", calls(onProof, proof));
  Reflect.deleteProperty(navigator, "credentials");
});

it("takes a recovery code in place of the application's", async () => {
  const { press } = show(<FactorForm asked={asked} onProof={vi.fn()} action="Confirmar" />);
  await press("Usar un código de recuperación", shows("Uno de los diez que guardaste"));
});

it("asks for the second factor again after a failure", async () => {
  const { press, asks } = show(<FreshDialog />, {
    answers: { [CHALLENGE]: [500, { success: false, message: "Algo falló." }] },
  });
  await press("Intentar de nuevo", asks(CHALLENGE));
});

it("asks for the password where there is no second factor", async () => {
  const AGAIN = "POST /api/auth/second-factor/again";
  const { press, type, asks } = show(<FreshDialog />, {
    answers: {
      [CHALLENGE]: { success: true, challenge: "ch_1", methods: ["password"], passkey: null },
      [AGAIN]: { success: true, message: "Listo" },
    },
  });
  await press("Confirmar", shows("La contraseña es requerida"));
  await type("Contraseña", "correcta1");
  await press("Confirmar", asks(AGAIN, { challenge: "ch_1", password: "correcta1" }));
});

it("takes off, with a reset, what was added within seven days", async () => {
  const RESET = "POST /api/auth/reset";
  const addedAt = "2026-11-20T15:00:00.000Z";
  const recentFactors = [
    { kind: "totp", name: null, addedAt },
    { kind: "passkey", name: "De otro", addedAt: "2026-11-21T15:00:00.000Z" },
  ];
  const { press, type, asks } = show(<ResetForm email="ana@estudio.com.ar" />, {
    answers: {
      "POST /api/auth/verify-reset-code": { success: true, message: "Bien", recentFactors },
      [RESET]: { success: true, message: "Listo" },
    },
  });
  await type("Código de 6 números", "123456");
  await vi.waitFor(shows("La llave de acceso «De otro», el 21/11/2026, 12:00"));
  await type("Contraseña nueva", "una frase muy larga");
  const box = document.querySelector<HTMLInputElement>("[type=checkbox]");
  await press("No fui yo: quitalo de mi cuenta", () => expect(box?.checked).toBe(true));
  await press("Restablecer contraseña", asks(RESET, { removeRecentFactors: true }));
});

it("goes back from the second factor to the password", async () => {
  const { press, type } = show(<SessionDialog />, {
    answers: {
      "POST /api/auth/login": { success: true, needsSecondFactor: true, ...asked },
    },
  });
  await type("Contraseña", "correcta1");
  await press("Ingresar", shows("Volver a la contraseña"));
  await press("Volver a la contraseña", hides("Volver a la contraseña"));
});

it("signs out instead of signing in again", async () => {
  const { press } = show(<SessionDialog />);
  await press("Cerrar Sesión", () => expect(sessionStore.get().isLoggedIn).toBe(false));
});
