import * as z from "zod";
import { email } from "../../kernel/fields.schema";
import { verifyCode } from "./auth.schema";

/** Body of `POST /api/auth/email`: the address to which the account shall change. */
export const askEmail = z.strictObject({ email });

/** Body of `POST /api/auth/email/confirm`: that address, and the code that was mailed to it. */
export const confirmEmail = verifyCode;

/** Body of `POST /api/auth/email/undo`: the token in the letter to the former address. */
export const undoEmail = z.strictObject({
  token: z
    .string({ error: "Falta el enlace del correo" })
    .trim()
    .min(1, "Falta el enlace del correo")
    .max(200, "El enlace no es válido"),
});
