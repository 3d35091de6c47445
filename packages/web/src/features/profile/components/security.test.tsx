// @vitest-environment happy-dom
import type { Factors } from "@foja/core/accounts/factors/factor.schema";
import { afterEach, expect, it, vi } from "vitest";
import { calls, copies, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import FactorDemanded from "./factor-demanded";
import { RecoveryDialog } from "./recovery-dialog";
import { SecurityTab } from "./security-tab";
import { TotpDialog } from "./totp-dialog";

afterEach(clear);

const factors: Factors = {
  totp: { confirmedAt: "2026-10-01T12:00:00.000Z" },
  passkeys: [
    {
      ...{ _id: "pky_1", name: "Mi teléfono", createdAt: "2026-10-01T12:00:00.000Z" },
      ...{ lastUsedAt: null, synced: false },
    },
  ],
  recoveryCodesLeft: 3,
  rememberedDevices: [
    {
      ...{ _id: "dev_1", current: false, device: "Chrome en Windows", address: "-" },
      ...{ createdAt: "2026-10-01T12:00:00.000Z", expiresAt: "2026-10-31T12:00:00.000Z" },
    },
  ],
};
const none: Factors = { ...factors, totp: null, passkeys: [], rememberedDevices: [] };
const having = (given: Factors) => ({
  "GET /api/auth/second-factor": { success: true, factors: given },
});

it("shows the key of a new application of codes, to copy it", async () => {
  const secret = "JBSWY3DPEHPK3PXP";
  const { press } = show(<SecurityTab />, {
    answers: {
      ...having(none),
      "POST /api/auth/totp": { success: true, url: `otpauth://totp/Foja?secret=${secret}`, secret },
    },
  });
  await press("Activar códigos", shows("JBSW Y3DP EHPK 3PXP"));
  await press("Copiar", copies(secret));
});

it("closes the dialog of a new application without confirming it", async () => {
  const onClose = vi.fn();
  const { press } = show(
    <TotpDialog url="otpauth://totp/Foja" secret="A" onConfirmed={vi.fn()} onClose={onClose} />,
  );
  await press("Cancelar", calls(onClose));
});

it("removes the application of codes once that is confirmed", async () => {
  const { press, asks } = show(<SecurityTab />, { answers: having(factors) });
  await press("Quitar los códigos", shows("ya no vamos a pedir sus números"));
  await press("Quitar", asks("DELETE /api/auth/totp"));
});

it("asks for the options of a new passkey, and names and removes one", async () => {
  // happy-dom has no WebAuthn: the call before the browser's own dialog is refused.
  vi.stubGlobal("PublicKeyCredential", class {});
  const { press, asks } = show(<SecurityTab />, {
    answers: {
      ...having(factors),
      "POST /api/auth/passkeys/options": [400, { success: false }],
    },
  });
  await press("Agregar una llave", asks("POST /api/auth/passkeys/options"));
  const naming = () => expect(document.activeElement).toHaveProperty("value", "Mi teléfono");
  await press("Cambiar el nombre de Mi teléfono", naming);
  await press("Quitar la llave Mi teléfono", shows("Ya no va a entrar a tu cuenta."));
  await press("Quitar", asks("DELETE /api/auth/passkeys/pky_1"));
});

it("makes new recovery codes, to copy them before they are gone", async () => {
  const { press } = show(<SecurityTab />, {
    answers: {
      ...having(factors),
      "POST /api/auth/recovery-codes": { success: true, recoveryCodes: ["aaaa-bbbb", "cccc"] },
    },
  });
  await press("Hacer códigos nuevos", shows("Los diez que tenías dejan de servir"));
  await press("Hacer códigos", shows("aaaa-bbbb"));
  const head = "Códigos de recuperación de Foja. Cada uno sirve una sola vez.";
  await press("Copiar", copies(`${head}\n\naaaa-bbbb\ncccc\n`));
});

it("closes the recovery codes once they are kept", async () => {
  const onClose = vi.fn();
  const { press } = show(<RecoveryDialog codes={["aaaa"]} onClose={onClose} />);
  await press("Ya los guardé", calls(onClose));
});

it("asks again for the second factor on a remembered device", async () => {
  const { press, asks } = show(<SecurityTab />, { answers: having(factors) });
  await press(
    "Pedir el segundo factor en Chrome en Windows",
    asks("DELETE /api/auth/remembered-devices/dev_1"),
  );
});

it("tries again to read the second factor", async () => {
  const { press, asks } = show(<SecurityTab />, {
    answers: { "GET /api/auth/second-factor": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/auth/second-factor"));
});

it("goes on to the practice that demanded a factor once there is one", async () => {
  const { press, asks } = show(<FactorDemanded />, { answers: having(factors) });
  await press("Seguir", asks("GET /api/auth/me"));
});
