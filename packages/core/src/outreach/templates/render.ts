import { env } from "../../kernel/env";
import type { Words } from "../../kernel/letter-frame.rules";
import { filledHtml } from "./clean.rules";
import { type Foot, framedHtml, framedText, type Sender } from "./frame.rules";
import type { TemplateVersion } from "./template.schema";
import { filled, plainLine, type Reader } from "./variables.rules";

/** The parts of a mail: the newest version of a template, or one not saved yet. */
type Written = Pick<TemplateVersion, "subject" | "preheader" | "html" | "text">;

/** An advertising mail, ready to be sent; `preheader` is also in its HTML. */
export type Rendered = Words & { preheader: string };

/**
 * Renders a template for one reader, in the frame that the law requires. It uses only its arguments
 * and the sender (`SENDER_NAME`, `SENDER_ADDRESS`): a template can read only its variables.
 */
export function render(written: Written, reader: Reader, foot: Foot): Rendered {
  const subject = plainLine(filled(written.subject, reader));
  const preheader = plainLine(filled(written.preheader, reader));
  const html = filledHtml(written.html, reader);
  const sender = senderOf();
  return {
    subject,
    preheader,
    html: framedHtml({ subject, preheader, html }, foot, sender),
    text: framedText(filled(written.text, reader), foot, sender),
  };
}

function senderOf(): Sender {
  const { SENDER_NAME: name, SENDER_ADDRESS: address, APP_URL: url } = env();
  return { name, address, url };
}
