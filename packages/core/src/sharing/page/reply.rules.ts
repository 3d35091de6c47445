/** How many files one message of a client carries. */
export const MOST_FILES = 5;

/** The largest file of a client, in bytes: a photograph of a telephone has three to eight million. */
export const LARGEST = 15 * 1024 * 1024;

/** What a client sends: photographs and PDFs. */
export const CLIENT_TYPES = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
