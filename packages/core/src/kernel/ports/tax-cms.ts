import { octetsOfPem, signingKey } from "./tax-keys";

const DATA = "1.2.840.113549.1.7.1";
const ATTRIBUTES = {
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
};

export type Signer = { key: string; certificate: string };

/**
 * Signs a text with a key and its certificate (both PEM), as WSAA requires: CMS SignedData (RFC
 * 5652) that contains the text, SHA-256 with RSA, base64.
 */
export async function signed(text: string, signer: Signer, at: number): Promise<string> {
  const [pkijs, asn1js] = await Promise.all([import("pkijs"), import("asn1js")]);
  const content = new TextEncoder().encode(text);
  const certificate = pkijs.Certificate.fromBER(octetsOfPem(signer.certificate));
  const digest = await crypto.subtle.digest("SHA-256", content);
  const attribute = (type: string, value: object) => new pkijs.Attribute({ type, values: [value] });
  const signedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(ATTRIBUTES.contentType, new asn1js.ObjectIdentifier({ value: DATA })),
      attribute(ATTRIBUTES.signingTime, new asn1js.UTCTime({ valueDate: new Date(at) })),
      attribute(ATTRIBUTES.messageDigest, new asn1js.OctetString({ valueHex: digest })),
    ],
  });
  const { issuer, serialNumber } = certificate;
  const sid = new pkijs.IssuerAndSerialNumber({ issuer, serialNumber });
  const data = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: DATA,
      eContent: new asn1js.OctetString({ valueHex: content.slice().buffer }),
    }),
    signerInfos: [new pkijs.SignerInfo({ version: 1, sid, signedAttrs })],
    certificates: [certificate],
  });
  await data.sign(await signingKey(signer.key), 0, "SHA-256");
  const info = new pkijs.ContentInfo({
    contentType: pkijs.ContentInfo.SIGNED_DATA,
    content: data.toSchema(true),
  });
  return Buffer.from(info.toSchema().toBER()).toString("base64");
}
