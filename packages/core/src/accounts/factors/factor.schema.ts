import * as z from "zod";
import { line } from "../../kernel/fields.schema";

/** Binary data as WebAuthn's JSON encodes it (base64url). */
const octets = z
  .string({ error: "Llave: falta una parte de su respuesta" })
  .min(1)
  .max(16_384)
  .regex(/^[A-Za-z0-9_-]+$/, "Llave: su respuesta no se puede leer");

const fields = {
  id: octets,
  rawId: octets,
  type: z.literal("public-key", { error: "Llave: su respuesta no se puede leer" }),
  authenticatorAttachment: z.string().max(40).nullish(),
  // Not used; its content varies between browsers.
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).optional(),
};

const unreadable = { error: "Llave: falta su respuesta" };

/** A passkey's answer when it is used (WebAuthn's AuthenticationResponseJSON). */
const assertion = z.strictObject(
  {
    ...fields,
    response: z.strictObject(
      {
        clientDataJSON: octets,
        authenticatorData: octets,
        signature: octets,
        userHandle: octets.nullish(),
      },
      unreadable,
    ),
  },
  unreadable,
);

/** A passkey's answer when it is created (WebAuthn's RegistrationResponseJSON). */
const attestation = z.strictObject(
  {
    ...fields,
    response: z.strictObject(
      {
        clientDataJSON: octets,
        attestationObject: octets,
        transports: z.array(z.string().max(40)).max(10).optional(),
        // Repeated by browsers; only the attestation is read.
        authenticatorData: octets.nullish(),
        publicKey: octets.nullish(),
        publicKeyAlgorithm: z.number().int().nullish(),
      },
      unreadable,
    ),
  },
  unreadable,
);

const challenge = z
  .string({ error: "Ingreso: falta saber cuál es" })
  .regex(/^[A-Za-z0-9_-]{43}$/, "Ingreso: venció o ya se usó");

/** Six digits of the authenticator, or a recovery code with or without its hyphens. */
const code = z
  .string({ error: "El código es requerido" })
  .trim()
  .min(1, "El código es requerido")
  .max(40, "El código tiene 6 números, o 16 letras y números");

const oneProof = (given: { code?: string; credential?: object; password?: string }) =>
  [given.code, given.credential, given.password].filter((one) => one !== undefined).length === 1;
const ONE_PROOF = { error: "El código es requerido", path: ["code"] };

/** Body of `POST /api/auth/second-factor`. */
export const secondFactor = z
  .strictObject({
    challenge,
    code: code.optional(),
    credential: assertion.optional(),
    rememberDevice: z.boolean({ error: "Recordar este dispositivo: verdadero o falso" }).optional(),
  })
  .refine(oneProof, ONE_PROOF);

/** Body of `POST /api/auth/second-factor/again`; a passkey needs the challenge it answers. */
export const secondFactorAgain = z
  .strictObject({
    challenge: challenge.optional(),
    code: code.optional(),
    credential: assertion.optional(),
    /** Of an account without a second factor. */
    password: z
      .string({ error: "La contraseña es requerida" })
      .min(1, "La contraseña es requerida")
      .max(256, "La contraseña puede tener hasta 256 caracteres")
      .optional(),
  })
  .refine(oneProof, ONE_PROOF)
  .refine((given) => !given.credential || given.challenge, {
    error: "Ingreso: falta saber cuál es",
    path: ["challenge"],
  });

/** Body of `POST /api/auth/totp/confirm`. */
export const confirmTotp = z.strictObject({
  code: code.regex(/^\d{6}$/, "El código tiene 6 números"),
});

const name = line("Nombre", 60);

/** Body of `POST /api/auth/passkeys`. */
export const addPasskey = z.strictObject({ name: name.optional(), credential: attestation });

/** Body of `PATCH /api/auth/passkeys/{id}`. */
export const renamePasskey = z.strictObject({ name });

/** Body of `POST /api/auth/passkeys/sign-in`. */
export const passkeySignIn = z.strictObject({
  credential: assertion,
  remember: z.boolean({ error: "Recordarme: verdadero o falso" }).optional(),
});

/** By which an account can prove whose it is; the password only where there is no other. */
export const METHODS = ["totp", "passkey", "recovery", "password"] as const;

const transports = z.array(z.string());
const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: transports.optional(),
});

/** The options to use a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(["required", "preferred"]),
  allowCredentials: z.array(descriptor),
});

/** The options to create a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("preferred"),
  }),
});

/** The request of a second factor: the challenge to answer, and the accepted methods. */
export const asked = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(METHODS)),
  /** The options for the browser; null where the account has no passkey. */
  passkey: requestOptions.nullable(),
});

export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Whether its provider copies it to other devices. */
  synced: z.boolean(),
});

export const rememberedDevice = z.object({
  _id: z.string(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** A second factor added not long ago; only a passkey has a name. */
export const recentFactor = z.object({
  kind: z.enum(["totp", "passkey"]),
  name: z.string().nullable(),
  addedAt: z.string(),
});

/** The second factor of an account, as its owner sees it. */
export const factors = z.object({
  totp: z.object({ confirmedAt: z.string() }).nullable(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
  rememberedDevices: z.array(rememberedDevice),
});

export type RecentFactor = z.output<typeof recentFactor>;
export type SecondFactor = z.output<typeof secondFactor>;
export type SecondFactorAgain = z.output<typeof secondFactorAgain>;
export type AddPasskey = z.output<typeof addPasskey>;
export type Assertion = z.output<typeof assertion>;
export type Attestation = z.output<typeof attestation>;
export type Method = (typeof METHODS)[number];
export type RequestOptions = z.output<typeof requestOptions>;
export type CreationOptions = z.output<typeof creationOptions>;
export type Asked = z.output<typeof asked>;
export type Passkey = z.output<typeof passkey>;
export type RememberedDevice = z.output<typeof rememberedDevice>;
export type Factors = z.output<typeof factors>;
