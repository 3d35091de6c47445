import { generateKeyPairSync, randomBytes } from "node:crypto";
import * as asn1js from "asn1js";
import {
  Certificate,
  CertificationRequest,
  ContentInfo,
  RelativeDistinguishedNames,
  SignedData,
} from "pkijs";
import { readIfThere, writeAtomically } from "../../support/files";

const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const DAY_MS = 24 * 3600_000;

type Authority = {
  /** Returns a certificate (PEM) for a request (PEM), valid from now for `days` days. */
  certify(request: string, days: number): Promise<string>;
  /** The text of a CMS (base64) and the CUIT of its signer; or the code of what is wrong. */
  open(cms: string): Promise<{ text: string; cuit: string; serial: string } | { code: string }>;
};

/** A local certificate authority, whose key is stored in a file. */
export async function openAuthority(path: string): Promise<Authority> {
  const pem = readIfThere(path) ?? keep(path);
  const key = await crypto.subtle.importKey("pkcs8", octetsOf(pem), RSA, false, ["sign"]);
  const [own] = pem.split("-----BEGIN PUBLIC KEY-----").slice(1);
  const spki = octetsOf(`-----BEGIN PUBLIC KEY-----${own ?? ""}`);
  const publicKey = await crypto.subtle.importKey("spki", spki, RSA, true, ["verify"]);
  const root = await newCertificate({ subject: nameOf("Computadores de prueba"), publicKey, key });
  return {
    certify: (request, days) => certify(request, days, { key, root }),
    open: (cms) => openCms(cms, publicKey),
  };
}

function keep(path: string): string {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  writeAtomically(path, `${privateKey}${publicKey}`, 0o600);
  return `${privateKey}${publicKey}`;
}

/** The bytes of the first PEM in a text. */
function octetsOf(pem: string): Buffer<ArrayBuffer> {
  const [, body = ""] = /-----BEGIN [^-]+-----([^-]+)-----END/.exec(pem) ?? [];
  return Buffer.from(body.replace(/\s/g, ""), "base64");
}

function nameOf(common: string): RelativeDistinguishedNames {
  const { ObjectIdentifier, Sequence, Utf8String } = asn1js;
  const part = new Sequence({
    value: [new ObjectIdentifier({ value: "2.5.4.3" }), new Utf8String({ value: common })],
  });
  return RelativeDistinguishedNames.fromBER(
    new Sequence({ value: [new asn1js.Set({ value: [part] })] }).toBER(),
  );
}

type Keys = { key: CryptoKeyOf; root: Certificate };
type CryptoKeyOf = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
type Drawn = {
  subject: RelativeDistinguishedNames;
  publicKey: CryptoKeyOf;
  key: CryptoKeyOf;
  issuer?: RelativeDistinguishedNames;
  days?: number;
};

async function newCertificate({ subject, publicKey, key, issuer, days = 3650 }: Drawn) {
  const certificate = new Certificate({ version: 2 });
  certificate.serialNumber = new asn1js.Integer({ valueHex: serial() });
  certificate.issuer = issuer ?? subject;
  certificate.subject = subject;
  const begin = Date.now() - 60_000;
  certificate.notBefore.value = new Date(begin);
  certificate.notAfter.value = new Date(begin + days * DAY_MS);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(key, "SHA-256");
  return certificate;
}

/** A positive number: its first bit is off. */
function serial(): ArrayBuffer {
  const octets = randomBytes(8);
  octets[0] = ((octets[0] ?? 0) & 0x3f) | 0x40;
  return octets.buffer.slice(octets.byteOffset, octets.byteOffset + 8) as ArrayBuffer;
}

async function certify(request: string, days: number, { key, root }: Keys): Promise<string> {
  const asked = CertificationRequest.fromBER(octetsOf(request));
  if (!(await asked.verify())) throw new Error("the request is not signed by its key");
  const publicKey = await asked.getPublicKey();
  const drawn = { subject: asked.subject, publicKey, key, issuer: root.subject, days };
  const certificate = await newCertificate(drawn);
  const body = Buffer.from(certificate.toSchema(true).toBER()).toString("base64");
  const lines = body.match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

/** Verifies a CMS and its certificate and returns the content, or WSAA's code of what is wrong. */
async function openCms(cms: string, authority: CryptoKeyOf) {
  const read = parsed(cms);
  const signer = read?.certificates?.[0];
  if (!read || !(signer instanceof Certificate)) return { code: "cms.bad" };
  const isOurs = await signer.verify(await rootOf(authority)).catch(() => false);
  if (!isOurs) return { code: "cms.cert.untrusted" };
  if (signer.notAfter.value.getTime() < Date.now()) return { code: "cms.cert.expired" };
  const isSigned = await read.verify({ signer: 0, checkChain: false }).catch(() => false);
  if (!isSigned) return { code: "cms.sign.invalid" };
  const content = read.encapContentInfo.eContent?.getValue();
  const named = signer.subject.typesAndValues.find(({ type }) => type === "2.5.4.5");
  const cuit = /CUIT (\d{11})/.exec(String(named?.value.valueBlock.value))?.[1] ?? "";
  const number = Buffer.from(signer.serialNumber.valueBlock.valueHexView).toString("hex");
  return {
    text: Buffer.from(content ?? new ArrayBuffer(0)).toString("utf8"),
    cuit,
    serial: number,
  };
}

/** A certificate with the authority's key, to verify others. */
async function rootOf(publicKey: CryptoKeyOf): Promise<Certificate> {
  const root = new Certificate({ version: 2 });
  root.subject = nameOf("Computadores de prueba");
  await root.subjectPublicKeyInfo.importKey(publicKey);
  return root;
}

function parsed(cms: string): SignedData | undefined {
  try {
    const info = ContentInfo.fromBER(Buffer.from(cms, "base64"));
    return new SignedData({ schema: info.content });
  } catch {
    return undefined;
  }
}
