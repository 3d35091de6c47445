import * as z from "zod";

/** How who is signed in shows that it is they who ask for something grave. */
export const ownHand = z.strictObject({
  /** Their password; who has none, because they only come through Google, types their e-mail. */
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
