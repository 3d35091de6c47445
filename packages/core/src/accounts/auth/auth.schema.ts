import * as z from "zod";
import { email } from "../../kernel/fields.schema";
import { newPassword } from "../users/user.schema";

/**
 * Body of `POST /api/auth/login` and `POST /api/reactivate-account`. The login form requires six
 * characters; the registration, eight.
 */
export const login = z.strictObject({
  email,
  password: z
    .string({ error: "El password es requerido" })
    .min(1, "El password es requerido")
    .min(6, "El password debe tener al menos 6 caracteres")
    .max(256, "El password puede tener hasta 256 caracteres"),
  remember: z.boolean({ error: "Recordarme: verdadero o falso" }).optional(),
});

/** Body of `POST /api/auth/google`: an ID token issued by Google to this application. */
export const googleLogin = z.strictObject({
  token: z.string({ error: "Falta la credencial de Google" }).min(1).max(8192),
  remember: z.boolean({ error: "Recordarme: verdadero o falso" }).optional(),
});

const code = z
  .string({ error: "El código es requerido" })
  .trim()
  .regex(/^\d{6}$/, "El código tiene 6 números");

/** Body of `POST /api/auth/verify-code` and `POST /api/auth/verify-reset-code`. */
export const verifyCode = z.strictObject({ email, code });

/** Body of `POST /api/auth/reset-request`. */
export const resetRequest = z.strictObject({ email });

/** Body of `POST /api/auth/reset`. */
export const resetPassword = z.strictObject({
  ...{ email, code, newPassword },
  /** Takes off the second factors that were added within seven days. */
  removeRecentFactors: z
    .boolean({ error: "Quitar lo agregado en estos días: verdadero o falso" })
    .optional(),
});

export type Login = z.output<typeof login>;
export type VerifyCode = z.output<typeof verifyCode>;
export type ResetPassword = z.output<typeof resetPassword>;
