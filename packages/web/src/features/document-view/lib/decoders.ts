/** Where the decoders of PDF.js are that are plain script; the version is in the path, as it is kept for good. */
export const PLAIN_DECODERS = "/assets/pdfjs-5.6.205/";
