/** The name of the local bucket, and the path of its stand-in. */
export const FILES_BUCKET = "foja-files";
export const FILES_PATH = "/_local/s3";
