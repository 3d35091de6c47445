/** The caller's address as the edge saw it; whatever the caller itself sent is overwritten. */
export const viewerAddressHeader = "x-foja-viewer-address";

/**
 * Carries the key that only our distribution knows. The HTTP API has an address of its own that
 * anyone may call, so the header above counts only together with the right key in this one.
 */
export const edgeKeyHeader = "x-foja-edge-key";
