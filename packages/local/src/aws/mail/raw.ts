import PostalMime, { type Address } from "postal-mime";
import type { Message } from "./inbox";

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
    headers: Object.fromEntries(mail.headers.map((it) => [it.originalKey ?? it.key, it.value])),
  };
}

function addressesOf(address: Address): string[] {
  if (address.address) return [address.address];
  return (address.group ?? []).flatMap((member) => (member.address ? [member.address] : []));
}

function display({ name, address = "" }: Address): string {
  return name ? `${name} <${address}>` : address;
}
