/** The bucket of a local Foja, and where under its address the object store answers. */
export const FILES_BUCKET = "foja-files";
export const FILES_PATH = "/_local/s3";
