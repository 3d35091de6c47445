import PostalMime, { type Address, type Attachment as Parsed } from "postal-mime";
import type { Attachment, Message } from "./inbox";

/** Parses a MIME message, as `SendRawEmail` takes it. */
export async function parseRawMail(
  raw: Uint8Array,
  source: string | undefined,
  destinations: string[],
): Promise<Omit<Message, "id" | "sentAt">> {
  const mail = await PostalMime.parse(raw);
  const written = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])];
  const to = destinations.length > 0 ? destinations : written.flatMap(addressesOf);
  return {
    to: to.join(", "),
    from: source ?? (mail.from ? display(mail.from) : ""),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    attachments: mail.attachments.map(attached),
    raw: Buffer.from(raw).toString(),
    headers: Object.fromEntries(mail.headers.map((it) => [it.originalKey ?? it.key, it.value])),
  };
}

function attached({ mimeType, method, filename, content }: Parsed): Attachment {
  const octets = Buffer.from(content as Uint8Array);
  return {
    contentType: method ? `${mimeType}; method=${method}` : mimeType,
    filename: filename ?? "",
    content: octets.toString(
      mimeType.startsWith("text/") || mimeType === "application/ics" ? "utf8" : "base64",
    ),
  };
}

function addressesOf(address: Address): string[] {
  if (address.address) return [address.address];
  return (address.group ?? []).flatMap((member) => (member.address ? [member.address] : []));
}

function display({ name, address = "" }: Address): string {
  return name ? `${name} <${address}>` : address;
}
