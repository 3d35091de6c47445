const LINK = /<a\s([^>]*?)href="(https?:[^"]+)"/gi;

/**
 * The HTML of a mail with each link rewritten to SES's address, so that clicks are counted; links
 * marked `ses:no-track` are unchanged, without the mark.
 */
export const tracked = (html: string, base: string, id: string): string =>
  html
    .replace(LINK, (link, before: string, url: string) =>
      before.includes("ses:no-track")
        ? link
        : `<a ${before}href="${base}/click/${id}?u=${encodeURIComponent(plain(url))}"`,
    )
    .replace(/ses:no-track\s+/g, "");

const plain = (url: string) => url.replaceAll("&#38;", "&").replaceAll("&amp;", "&");
