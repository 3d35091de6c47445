/** How many documents an answer carries. */
export const MOST_ATTACHED = 20;

/**
 * How many bytes they have together: SES takes a letter of 10 MB as it travels, where each three octets of
 * a file are four, with line ends.
 */
export const MOST_BYTES = 7 * 1024 * 1024;
