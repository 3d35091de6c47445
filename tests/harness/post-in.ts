import * as files from "@foja/core/kernel/ports/files";
import { mimeOf } from "@foja/core/kernel/ports/mime";
import { handler } from "@foja/functions/mail/receive";
import { mailIn } from "@foja/functions/triggers";
import { type Received, sesEvent } from "@foja/local/aws/mail/receipt";
import { createTransport } from "nodemailer";
import type { Bucket } from "./files";
import type { Tenant } from "./tenant";

let last = 0;

/** A letter as it travels; what is not given is of an ordinary one. */
export const rawLetter = (given: Partial<Parameters<typeof mimeOf>[0]> = {}): Promise<Buffer> =>
  mimeOf({
    ...{ from: "Juan Sosa <juan@cliente.example>", to: "estudio@foja.example" },
    ...{ subject: "Consulta", text: "Le mando lo que me pidió.", html: "" },
    ...given,
  });

/** Stores a letter as SES does, and answers the event that it calls the function with. */
export function stored(bucket: Bucket, raw: Buffer, given: Partial<Received>) {
  last += 1;
  const received: Received = {
    ...{ id: `letter${last}`, at: new Date().toISOString(), from: "juan@cliente.example" },
    ...{ recipients: [], spam: false, virus: false, forged: false },
    ...given,
  };
  bucket.objects.put(`${mailIn.prefix}${received.id}`, raw, "message/rfc822");
  return sesEvent(received);
}

/** Has a letter arrive to these addresses. */
export const receive = async (bucket: Bucket, raw: Buffer, given: Partial<Received>) =>
  handler(stored(bucket, raw, given));

/** A letter in a case of a practice, sent to its address. Returns its id. */
export async function newLetter(who: Tenant, folderId: string, subject: string): Promise<string> {
  const { body } = await who.call("GET", `/api/folders/${folderId}`);
  const { mailAddress } = body.folder as { mailAddress: string };
  last += 1;
  const id = `made${last}`;
  const raw = await rawLetter({
    subject,
    text: subject,
    headers: { "Message-ID": `<${id}@x.ar>` },
  });
  await files.store(`${mailIn.prefix}${id}`, raw, "message/rfc822");
  const judged = { spam: false, virus: false, forged: false };
  const at = new Date().toISOString();
  await handler(
    sesEvent({ id, at, from: "juan@cliente.example", recipients: [mailAddress], ...judged }),
  );
  const found = await who.call("GET", `/api/letters?folderId=${folderId}&limit=100`);
  const letters = found.body.letters as { _id: string; subject: string }[];
  return letters.find((one) => one.subject === subject)?._id ?? "";
}

/** Sends a letter by SMTP, as a mail server does. Throws what the server answers where it refuses. */
export async function sendBySmtp(
  { port }: { port: number },
  raw: Buffer,
  { from = "juan@cliente.example", to }: { from?: string; to: string[] },
): Promise<{ accepted: unknown[]; rejected: unknown[] }> {
  const transport = createTransport({ host: "127.0.0.1", port, secure: false, ignoreTLS: true });
  try {
    return await transport.sendMail({ envelope: { from, to }, raw });
  } finally {
    transport.close();
  }
}
