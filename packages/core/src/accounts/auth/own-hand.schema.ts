import * as z from "zod";

/** The signed-in person's proof that they themselves request a sensitive action. */
export const ownHand = z.strictObject({
  /** Their password; without one, because they sign in only with Google, they type their e-mail. */
  password: z
    .string({ error: "Contraseña: escribila" })
    .max(256, "Contraseña: hasta 256 caracteres")
    .optional(),
  email: z
    .string({ error: "E-mail: escribilo" })
    .max(254, "E-mail: hasta 254 caracteres")
    .optional(),
});

export type OwnHand = z.output<typeof ownHand>;
