// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { closeSupport, supportDialog } from "~/lib/support-dialog";
import { shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { SCENES } from "../data/scenes";
import { MailWishes } from "./mail-wishes";
import { ProductShot } from "./product-shot";
import { RequestPage } from "./request-page";
import { SiteFooter } from "./site-footer";
import { StopDigest } from "./stop-digest";
import { StopNotices } from "./stop-notices";

afterEach(() => {
  closeSupport();
  clear();
});

it("opens the form of Soporte from the foot of a page", async () => {
  const { press } = show(<SiteFooter />, { session: null });
  await press("Soporte", () => expect(supportDialog.get().open).toBe(true));
});

it("shows the picture of the scene that was chosen", async () => {
  const { press } = show(<ProductShot />, { session: null });
  const [, second] = SCENES;
  await press(second.label, shows(second.text));
});

it("opens the form of Soporte with the request to leave", async () => {
  const texts = { title: "Baja", lead: "Pedila", subject: "Baja del servicio", norms: "954/2025" };
  const { press } = show(<RequestPage {...texts} />, { session: null });
  await press("Hacer el pedido", () =>
    expect(supportDialog.get()).toMatchObject({
      open: true,
      about: { subject: "Facturación", message: expect.stringContaining("Baja del servicio") },
    }),
  );
});

it("changes how often a campaign's recipient is written to", async () => {
  const wishes = { email: "ana@paz.ar", mails: "all", origin: null, consentAt: null, final: false };
  const { press, asks } = show(<MailWishes token="secreto" />, {
    session: null,
    answers: { "GET /api/marketing/unsubscribe/secreto": { success: true, wishes } },
  });
  const asked = asks("PUT /api/marketing/unsubscribe/secreto", { mails: "fewer" });
  await press("Recibir como mucho uno por mes", asked);
});

it("stops the daily digest", async () => {
  const { press, asks } = show(<StopDigest />, { at: "/resumen?token=secreto", session: null });
  const asked = asks("POST /api/notifications/unsubscribe?token=secreto");
  await press("Dejar de recibir el resumen diario", asked);
});

it("stops the mail about a client's case when its button is pressed, and not before", async () => {
  const stopped = { success: true, message: "No te mandamos más estos avisos." };
  const at = "POST /api/public/client-notices/off/usr.con.mac";
  const { press } = show(<StopNotices token="usr.con.mac" />, {
    ...{ session: null, answers: { [at]: stopped } },
  });
  await press("No recibir más estos avisos", shows("No te mandamos más estos avisos."));
});
