// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { GoogleButton } from "./google-button";
import { LoginForm } from "./login-form";
import { PasskeyButton } from "./passkey-button";
import { RegisterForm } from "./register-form";
import { ResendButton } from "./resend-button";
import { VerifyForm } from "./verify-form";

afterEach(clear);

it("reactivates a deactivated account", async () => {
  const { press, type, asks } = show(<LoginForm />, {
    session: null,
    answers: {
      "POST /api/auth/login": [
        403,
        { success: false, error: "auth.deactivated", message: "La desactivaste." },
      ],
      "POST /api/reactivate-account": [409, { success: false, message: "No se pudo." }],
    },
  });
  await type("E-mail", "eva@foja.ar");
  await type("Contraseña", "correcta1");
  await press("Ingresar", shows("Reactivar mi cuenta"));
  const asked = asks("POST /api/reactivate-account", { email: "eva@foja.ar" });
  await press("Reactivar mi cuenta", asked);
});

const focusedLabel = () =>
  (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;

it("begins at the first field of registering and of signing in", async () => {
  show(<RegisterForm />, { session: null });
  expect(focusedLabel()).toBe("Nombre");
  await clear();
  show(<LoginForm />, { session: null });
  expect(focusedLabel()).toBe("E-mail");
});

it("verifies an address with the sixth digit of its code, and not before", async () => {
  const { type, calls: made } = show(<VerifyForm email="eva@foja.ar" />, {
    session: null,
    answers: { "POST /api/auth/verify": [400, { success: false, message: "Venció." }] },
  });
  expect(focusedLabel()).toBe("Código de 6 números");
  await type("Código de 6 números", "12345");
  expect(made).toEqual([]);
  await type("Código de 6 números", "123456");
  await vi.waitFor(() => expect(made[0]?.body).toEqual({ email: "eva@foja.ar", code: "123456" }));
});

it("opens Google's window", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { press } = show(<GoogleButton remember={() => false} onError={vi.fn()} />, {
    session: null,
    answers: {
      "GET /api/auth/google": { success: true, clientId: "foja", authUrl: "https://google" },
    },
  });
  await press("Continuar con Google", () => expect(open).toHaveBeenCalled());
  open.mockRestore();
});

it("signs in with a passkey", async () => {
  // happy-dom has no WebAuthn.
  vi.stubGlobal("PublicKeyCredential", class {});
  const signIn = vi.fn(async () => {});
  const { press } = show(<PasskeyButton busy={false} signIn={signIn} />, { session: null });
  await press("Entrar con una llave de acceso", calls(signIn));
});

it("sends the code again", async () => {
  const send = vi.fn(async () => {});
  const { press } = show(<ResendButton send={send} done="Enviado" />, { session: null });
  await press("Reenviar el código", calls(send));
});

it("takes a password that is pasted or filled in, and says which one it is", async () => {
  const passwords = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="password"]')].map((field) => {
      const paste = new Event("paste", { bubbles: true, cancelable: true });
      return [field.dispatchEvent(paste), field.autocomplete, field.maxLength, field.readOnly];
    });
  show(<LoginForm />, { session: null });
  expect(passwords()).toEqual([[true, "current-password", -1, false]]);
  await clear();
  show(<RegisterForm />, { session: null });
  expect(passwords()).toEqual([[true, "new-password", -1, false]]);
});
