// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import type { SessionState } from "~/lib/session/store";
import { sees, until } from "~/testing/press";
import { invoice } from "~/testing/samples/invoice";
import { clear, show } from "~/testing/stage";
import { SendDialog } from "./deed-dialogs";

afterEach(clear);

const on = (plan: string) => ({ subscription: { plan } }) as Partial<SessionState>;
const dialog = <SendDialog invoice={invoice()} onClose={() => undefined} />;
const WITHOUT = "En el plan Gratuito va solo al e-mail de su cliente, sin mensaje.";

it("offers no message on the free plan, and says why", async () => {
  show(dialog, { session: on("free") });
  await sees(WITHOUT);
  expect(document.querySelector("textarea")).toBeNull();
});

it("offers a message on the others", async () => {
  show(dialog, { session: on("standard") });
  await until(() => expect(document.querySelector("textarea")).not.toBeNull());
  expect(document.body.textContent).not.toContain(WITHOUT);
});

it("opens with the client's e-mail and a message to change", async () => {
  show(dialog, { session: on("standard") });
  await until(() => expect(document.querySelector("input")?.value).toBe("juan@example.com"));
  expect(document.querySelector("textarea")?.value).toBe(
    "Cualquier consulta, respondé este correo y te contestamos.",
  );
});

it("opens with the e-mail of the contact where the invoice has none", async () => {
  const { client } = invoice();
  const without = invoice({ client: { ...client, email: null, contactId: "con_1" } });
  show(<SendDialog invoice={without} onClose={() => undefined} />, {
    session: on("standard"),
    answers: { "GET /api/contacts/con_1": { success: true, contact: { email: "ana@paz.ar" } } },
  });
  await until(() => expect(document.querySelector("input")?.value).toBe("ana@paz.ar"));
});
