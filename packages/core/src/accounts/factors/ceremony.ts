import { env } from "../../kernel/env";
import { AppError } from "../../kernel/error";
import { LIFE_MS } from "./challenges";
import type { Assertion, Attestation, CreationOptions, RequestOptions } from "./factor.schema";
import type { PasskeyRecord } from "./factors.item";

// Loaded at first use: certificates and CBOR have no place in the start-up of every other call.
const library = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: what authenticators make. */
const ALGORITHMS = [-8, -7, -257];

/** The host that passkeys are of, and the one origin that may use them here. */
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

/** What a browser needs to have a passkey made; those that the account has are left out. */
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

/** What a browser needs to ask a passkey; without any named, one that names its account itself. */
export function request(challenge: string, passkeys: PasskeyRecord[]): RequestOptions {
  return {
    challenge,
    rpId: relyingParty().rpId,
    timeout: LIFE_MS,
    userVerification: passkeys.length > 0 ? "preferred" : "required",
    allowCredentials: passkeys.map(described),
  };
}

/** The error of a passkey's answer that proves nothing, whatever the reason. */
export const rejected = (cause?: unknown) =>
  new AppError(
    "auth.passkey_rejected",
    "Esa llave de acceso no se pudo confirmar. Probá de nuevo o usá otra.",
    {},
    { cause },
  );

/** The challenge that an answer says it answers. Throws `auth.passkey_rejected`. */
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

/** Whom a passkey says it is of: the account it was made for. */
export const ownerIn = ({ response: { userHandle } }: Assertion): string =>
  octetsText(userHandle ?? "");

type Made = Pick<PasskeyRecord, "credentialId" | "publicKey" | "counter" | "transports" | "synced">;

/** Reads a passkey that was just made for a challenge, on our own page. */
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
 * The counter that a passkey says it has got to, once its answer is found right: of this challenge,
 * origin and host, signed by it, its counter gone on; with its person verified where it is `alone`.
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
