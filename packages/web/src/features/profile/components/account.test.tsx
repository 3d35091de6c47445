// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, goesTo, shows } from "~/testing/press";
import { user } from "~/testing/samples/user";
import { clear, show } from "~/testing/stage";
import { AlertsTab } from "./alerts-tab";
import { DeactivateCard } from "./deactivate-card";
import { ErasureDialog } from "./erasure-dialog";
import { MyAccount } from "./my-account";
import { OwnDataCard } from "./own-data-card";
import { ProfessionalTab } from "./professional-tab";
import { SessionsCard } from "./sessions-card";

afterEach(clear);

const session = (_id: string, device: string, current = false) => ({
  ...{ _id, device, current, address: "-", expiresAt: "2026-12-26T12:00:00.000Z" },
  ...{ createdAt: "2026-11-02T12:00:00.000Z", lastSeenAt: "2026-11-26T12:00:00.000Z" },
});
const sessions = [session("ses_1", "Firefox", true), session("ses_2", "Chrome")];

it("names this device, and ends one session or all the others", async () => {
  const { press, asks } = show(<SessionsCard />, {
    answers: { "GET /api/sessions": { success: true, sessions } },
  });
  const naming = () => expect(document.activeElement).toHaveProperty("value", "Firefox");
  await press("Cambiar el nombre de este dispositivo", naming);
  await press("Cerrar la sesión de Chrome", asks("DELETE /api/sessions/ses_2"));
  clear();
  const again = show(<SessionsCard />, {
    answers: { "GET /api/sessions": { success: true, sessions } },
  });
  await again.press("Cerrar las demás", shows("Esta sesión sigue abierta."));
  await again.press("Cerrar las demás", again.asks("DELETE /api/sessions"));
});

it("tries again to read the sessions", async () => {
  const { press, asks } = show(<SessionsCard />, {
    answers: { "GET /api/sessions": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/sessions"));
});

it("leads to the one form that changes the person's data", async () => {
  const { press } = show(<MyAccount />, { session: { user: user() }, route: "*" });
  await press("Editar en Perfil", goesTo("/apps/profiles/user/personal"));
});

it("deactivates the account and leaves for the login", async () => {
  const { press, asks } = show(<DeactivateCard />, { at: "/apps/profiles/account/settings" });
  await press("Desactivar mi cuenta", shows("Podés reactivarla después."));
  const call = asks("POST /api/deactivate-account");
  await press("Desactivar", () => {
    call();
    goesTo("/login")();
  });
});

it("removes a registration once that is confirmed", async () => {
  const skill = { taxCode: null, taxCondition: null, registrationNumber: "T° 1 F° 2" };
  const skills = [{ _id: "skl_1", name: "Abogada", ...skill }];
  const { press, asks } = show(<ProfessionalTab />, { session: { user: user({ skills }) } });
  await press("Eliminar Abogada", shows("deja de figurar en tu perfil"));
  await press("Eliminar", asks("DELETE /api/auth/skills/skl_1"));
});

const row = {
  ...{ _id: "exp_1", status: "ready", askedAt: "2026-11-25T12:00:00.000Z", url: null },
  ...{ byAdministration: false, readyAt: "2026-11-25T12:05:00.000Z", size: 2048 },
  expiresAt: "2026-12-02T12:05:00.000Z",
};

it("asks for a copy of all the data, and for the address of one that is ready", async () => {
  const { press, asks } = show(<OwnDataCard />, {
    answers: {
      "GET /api/privacy/exports": { success: true, exports: [row] },
      // happy-dom would follow the address.
      "POST /api/privacy/exports/*/link": [400, { success: false }],
    },
  });
  await press("Descargar mis datos", asks("POST /api/privacy/export"));
  await press("Descargar ZIP", asks("POST /api/privacy/exports/exp_1/link"));
});

it("tries again to read the copies that were asked for", async () => {
  const { press, asks } = show(<OwnDataCard />, {
    answers: { "GET /api/privacy/exports": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/privacy/exports"));
});

it("asks for a proof before erasing the account, and undoes it", async () => {
  const { press } = show(<OwnDataCard />, { session: { user: user() } });
  await press("Borrar mi cuenta", shows("no hay manera de volver atrás"));
  clear();
  const erasureAt = "2026-12-01T12:00:00.000Z";
  const undo = show(<OwnDataCard />, { session: { user: user({ erasureAt }) } });
  await undo.press("No borrar mi cuenta", undo.asks("DELETE /api/privacy/erasure"));
  clear();
  const onClose = vi.fn();
  const dialog = show(<ErasureDialog user={user()} onClose={onClose} />);
  await dialog.press("Cancelar", calls(onClose));
});

it("tries again to read the preferences of alerts", async () => {
  const { press, asks } = show(<AlertsTab />, {
    answers: { "GET /api/notifications/preferences": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/notifications/preferences"));
});
