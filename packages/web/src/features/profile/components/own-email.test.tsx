// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import EmailUndo from "~/features/auth/components/email-undo";
import { sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { OwnEmailCard } from "./own-email-card";

afterEach(clear);

const ASK = "POST /api/auth/email";
const CONFIRM = "POST /api/auth/email/confirm";
const UNDO = "POST /api/auth/email/undo";
const email = "nueva@ejemplo.com.ar";
const gone = () => expect(document.querySelector("form")).toBeNull();

it("asks for the new address, and for the code that was mailed to it", async () => {
  const { press, type, asks } = show(<OwnEmailCard />, {
    answers: {
      [ASK]: { success: true, message: "Te mandamos un código a la dirección nueva." },
      [CONFIRM]: [422, { success: false, error: "auth.invalid_code", message: "No es válido" }],
    },
  });
  await press("Cambiar el e-mail", shows("Hasta que lo escribas, nada cambia."));
  await press("Cancelar", gone);
  await press("Cambiar el e-mail", shows("Hasta que lo escribas, nada cambia."));
  await type("E-mail nuevo", email);
  await press("Mandar el código", asks(ASK, { email }));
  await sees("Lo mandamos a nueva@ejemplo.com.ar. Vale por 10 minutos.");
  await type("Código de 6 números", "123456");
  await press("Cambiar el e-mail", asks(CONFIRM, { email, code: "123456" }));
  await press("Cancelar", gone);
});

it("comes back to the code from the letter to the new address, and not once it is changed", async () => {
  show(<OwnEmailCard />, { at: `/?email=${email}` });
  await sees("Lo mandamos a nueva@ejemplo.com.ar. Vale por 10 minutos.");
  await clear();
  show(<OwnEmailCard />, { at: "/?email=eva@foja.ar" });
  gone();
});

it("undoes a change from the letter to the former address", async () => {
  const { press, asks } = show(<EmailUndo />, {
    ...{ at: "/email-undo/usr_1-abc", route: "/email-undo/:token", session: null },
    answers: {
      [UNDO]: [404, { success: false, error: "email.undo_over", message: "Ya no sirve" }],
    },
  });
  await press("Deshacer el cambio", asks(UNDO, { token: "usr_1-abc" }));
});
