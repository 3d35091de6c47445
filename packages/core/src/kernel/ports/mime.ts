import MailComposer from "nodemailer/lib/mail-composer";

/** A file attached to a letter: its name, its type and its octets. */
export type MailFile = { filename: string; type: string; content: Buffer };

/** A letter as it is sent: text and HTML as alternatives. */
export type MimeLetter = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  inReplyTo?: string;
  references?: string[];
  headers?: Record<string, string>;
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  attachments?: MailFile[];
};

/**
 * Composes a letter as MIME octets (RFC 5322, 2045, 2047). Line breaks in a header value become
 * spaces, so that no value can begin another header.
 */
export const mimeOf = ({ calendar, attachments = [], ...letter }: MimeLetter): Promise<Buffer> =>
  new MailComposer({
    ...letter,
    // As an alternative, which mail programs act on, and as a file, which people open.
    ...(calendar && { icalEvent: { ...calendar, filename: "turno.ics" } }),
    attachments: attachments.map(({ filename, type, content }) => ({
      ...{ filename, content, contentType: type },
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
