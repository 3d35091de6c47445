import { createPublicKey, generateKeyPair, type webcrypto, X509Certificate } from "node:crypto";
import { promisify } from "node:util";

const make = promisify(generateKeyPair);

/** Makes a private key as ARCA requires: RSA of 2048 bits, PEM (PKCS#8). */
export async function newKey(): Promise<string> {
  const { privateKey } = await make("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return privateKey;
}

/** The subject of a certificate: its alias at ARCA, the taxpayer and their CUIT. */
export type RequestSubject = { alias: string; legalName: string; cuit: string };

/** Object identifiers of the parts of a subject's name (X.520). */
const PARTS = { country: "2.5.4.6", organization: "2.5.4.10", name: "2.5.4.3", serial: "2.5.4.5" };

/** The certificate request (PKCS#10, PEM) of a key, with the subject that ARCA prescribes. */
export async function requestFor(key: string, subject: RequestSubject): Promise<string> {
  const [pkijs, asn1js] = await Promise.all([import("pkijs"), import("asn1js")]);
  const request = new pkijs.CertificationRequest({ version: 0 });
  request.subject = pkijs.RelativeDistinguishedNames.fromBER(nameOf(subject, asn1js));
  const publicKey = await crypto.subtle.importKey(
    "spki",
    createPublicKey(key).export({ type: "spki", format: "der" }),
    RSA,
    true,
    ["verify"],
  );
  await request.subjectPublicKeyInfo.importKey(publicKey);
  await request.sign(await signingKey(key), "SHA-256");
  return pemOf("CERTIFICATE REQUEST", request.toSchema(true).toBER());
}

/** The subject's name, each part in its own set: the library would join them in one. */
function nameOf({ alias, legalName, cuit }: RequestSubject, asn1js: typeof import("asn1js")) {
  const { ObjectIdentifier, PrintableString, Sequence, Utf8String } = asn1js;
  const part = (id: string, value: InstanceType<typeof PrintableString | typeof Utf8String>) =>
    new asn1js.Set({
      value: [new Sequence({ value: [new ObjectIdentifier({ value: id }), value] })],
    });
  const name = new Sequence({
    value: [
      part(PARTS.country, new PrintableString({ value: "AR" })),
      part(PARTS.organization, new Utf8String({ value: legalName })),
      part(PARTS.name, new Utf8String({ value: alias })),
      part(PARTS.serial, new PrintableString({ value: `CUIT ${cuit}` })),
    ],
  });
  return name.toBER();
}

const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** Imports a private key (PEM) for the Web Crypto API. */
export const signingKey = (key: string): Promise<webcrypto.CryptoKey> =>
  crypto.subtle.importKey("pkcs8", octetsOfPem(key), RSA, false, ["sign"]);

/** The decoded octets of a PEM, whatever its label. */
export const octetsOfPem = (pem: string): Buffer<ArrayBuffer> =>
  Buffer.from(pem.replace(/-----[^-]+-----/g, "").replace(/\s/g, ""), "base64");

function pemOf(label: string, octets: ArrayBuffer): string {
  const lines =
    Buffer.from(octets)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}

/** The data of a certificate: its CUIT, serial number, validity and key. */
export type CertificateFacts = {
  cuit: string | null;
  serial: string;
  validFrom: string;
  validTo: string;
  /** Whether it was issued for the request's key. */
  isOfRequest: boolean;
};

/** Reads a certificate (PEM) and compares it with its request (PEM); undefined if it is not one. */
export async function certificateFacts(
  pem: string,
  request: string,
): Promise<CertificateFacts | undefined> {
  const certificate = read(pem);
  if (!certificate) return undefined;
  const own = certificate.publicKey.export({ type: "spki", format: "der" });
  return {
    cuit: /serialNumber=CUIT (\d{11})/.exec(certificate.subject)?.[1] ?? null,
    serial: certificate.serialNumber,
    validFrom: new Date(certificate.validFrom).toISOString(),
    validTo: new Date(certificate.validTo).toISOString(),
    isOfRequest: own.equals(await keyOf(request)),
  };
}

function read(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

/** The public key of a request, as DER (SPKI). */
async function keyOf(request: string): Promise<Buffer> {
  const { CertificationRequest } = await import("pkijs");
  const asked = CertificationRequest.fromBER(octetsOfPem(request));
  return Buffer.from(asked.subjectPublicKeyInfo.toSchema().toBER());
}
