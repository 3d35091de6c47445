// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import type { SessionState } from "~/lib/session/store";
import { invoice } from "~/testing/samples/invoice";
import { clear, show } from "~/testing/stage";
import { SendDialog } from "./deed-dialogs";

afterEach(clear);

const on = (plan: string) => ({ subscription: { plan } }) as Partial<SessionState>;
const dialog = <SendDialog invoice={invoice()} onClose={() => undefined} />;
const WITHOUT = "En el plan Gratuito va solo al e-mail de su cliente, sin mensaje.";

it("offers no message on the free plan, and says why", () => {
  show(dialog, { session: on("free") });
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.body.textContent).toContain(WITHOUT);
});

it("offers a message on the others", () => {
  show(dialog, { session: on("standard") });
  expect(document.querySelector("textarea")).not.toBeNull();
  expect(document.body.textContent).not.toContain(WITHOUT);
});
