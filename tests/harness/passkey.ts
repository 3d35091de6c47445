import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Assertion, Attestation } from "@foja/core/accounts/factors/factor.schema";
import { env } from "@foja/core/kernel/env";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** How an authenticator answers when it deviates from the norm. */
export type Answering = {
  origin?: string;
  rpId?: string;
  /** Whether it verifies the user (a fingerprint, a PIN). */
  verifies?: boolean;
  counter?: number;
  type?: string;
};

const ownOrigin = () => new URL(env().APP_URL).origin;
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const b64 = (octets: Uint8Array | string) => Buffer.from(octets).toString("base64url");
const sha256 = (octets: Uint8Array | string) => createHash("sha256").update(octets).digest();

function flagsOf({ verifies = true }: Answering, more = 0) {
  return PRESENT | (verifies ? VERIFIED : 0) | more;
}

function head({ rpId = "localhost", counter = 0 }: Answering, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

const clientData = (type: string, challenge: string, { origin = ownOrigin() }: Answering) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** An authenticator in software with one passkey (ES256), which answers by WebAuthn level 3. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
  let owner = "";
  const credential = { id: b64(id), rawId: b64(id), type: "public-key" as const };

  return {
    /** Creates its passkey for an account, whose id (`user.id`) it stores. */
    make(options: { challenge: string; user: { id: string } }, how: Answering = {}): Attestation {
      owner = options.user.id;
      const size = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        head(how, flagsOf(how, HAS_KEY)),
        ...[Buffer.alloc(16), size, id, cose],
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      const type = how.type ?? "webauthn.create";
      return {
        ...credential,
        response: {
          clientDataJSON: b64(clientData(type, options.challenge, how)),
          attestationObject: b64(isoCBOR.encode(attestation as never)),
          transports: ["internal"],
        },
      };
    },
    /** Signs a challenge with its passkey. */
    answer(challenge: string, how: Answering = {}): Assertion {
      const client = clientData(how.type ?? "webauthn.get", challenge, how);
      const authData = head(how, flagsOf(how));
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(authData),
          signature: b64(signature),
          userHandle: owner,
        },
      };
    },
  };
}
