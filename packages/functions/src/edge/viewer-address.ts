/** The caller's address as the edge saw it; a value that the caller sent is overwritten. */
export const viewerAddressHeader = "x-foja-viewer-address";

/**
 * The header with the key that only our distribution knows. The HTTP API has an address of its own
 * that anyone may call, so the header above counts only with the right key in this one.
 */
export const edgeKeyHeader = "x-foja-edge-key";
