import { env } from "../../kernel/env";
import { AppError } from "../../kernel/error";
import { LIFE_MS } from "./challenges";
import type { Assertion, Attestation, CreationOptions, RequestOptions } from "./factor.schema";
import type { PasskeyRecord } from "./factors.item";

// Loaded at first use, so that certificates and CBOR do not slow down every cold start.
const library = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: the algorithms of authenticators. */
const ALGORITHMS = [-8, -7, -257];

/** The host to which passkeys belong, and the only origin that may use them. */
function relyingParty() {
  const { hostname, origin } = new URL(env().APP_URL);
  return { rpId: hostname, origin };
}

const described = ({ credentialId, transports }: PasskeyRecord) => ({
  id: credentialId,
  type: "public-key" as const,
  transports,
});

const octetsOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

/** The options with which a browser creates a passkey; existing ones are excluded. */
export function creation(
  challenge: string,
  person: { _id: string; email: string; name: string },
  passkeys: PasskeyRecord[],
): CreationOptions {
  const id = Buffer.from(person._id).toString("base64url");
  return {
    challenge,
    rp: { id: relyingParty().rpId, name: "Foja" },
    user: { id, name: person.email, displayName: person.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: LIFE_MS,
    attestation: "none",
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "preferred",
    },
  };
}

/**
 * The options with which a browser uses a passkey; with none listed, one that names its account.
 */
export function request(challenge: string, passkeys: PasskeyRecord[]): RequestOptions {
  return {
    challenge,
    rpId: relyingParty().rpId,
    timeout: LIFE_MS,
    userVerification: passkeys.length > 0 ? "preferred" : "required",
    allowCredentials: passkeys.map(described),
  };
}

/** The error of an invalid passkey answer, whatever the reason. */
export const rejected = (cause?: unknown) =>
  new AppError(
    "auth.passkey_rejected",
    "Esa llave de acceso no se pudo confirmar. Probá de nuevo o usá otra.",
    {},
    { cause },
  );

/** The challenge that an answer refers to. Throws `auth.passkey_rejected`. */
export function challengeIn({ response }: Assertion | Attestation): string {
  try {
    const client: unknown = JSON.parse(octetsText(response.clientDataJSON));
    const challenge: unknown = client instanceof Object && Reflect.get(client, "challenge");
    if (typeof challenge === "string") return challenge;
  } catch (error) {
    throw rejected(error);
  }
  throw rejected();
}

const octetsText = (text: string) => Buffer.from(text, "base64url").toString("utf8");

/** The account id that a passkey states, for which it was created. */
export const ownerIn = ({ response: { userHandle } }: Assertion): string =>
  octetsText(userHandle ?? "");

type Made = Pick<PasskeyRecord, "credentialId" | "publicKey" | "counter" | "transports" | "synced">;

/** Verifies a passkey just created for a challenge, on our own page. */
export async function made(credential: Attestation, challenge: string): Promise<Made> {
  const { verifyRegistrationResponse } = await library();
  const { rpId, origin } = relyingParty();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw rejected(error);
  });
  if (!registrationInfo) throw rejected();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: credential.response.transports ?? [],
    synced: registrationInfo.credentialBackedUp,
  };
}

type Use = { challenge: string; alone: boolean };

/**
 * Verifies a passkey's answer: for this challenge, origin and host, signed by it, with its counter
 * increased; with the person verified if it is used `alone`. Returns its new counter.
 */
export async function used(
  passkey: PasskeyRecord,
  credential: Assertion,
  { challenge, alone }: Use,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { rpId, origin } = relyingParty();
  const { credentialId: id, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: alone,
    credential: { id, publicKey: octetsOf(publicKey), counter },
  }).catch((error: unknown) => {
    throw rejected(error);
  });
  if (!verified) throw rejected();
  return authenticationInfo.newCounter;
}
