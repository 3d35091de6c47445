let last: string | null = null;

/** Stores the id of the request that was refused last, from its answer. */
export const noteFault = (requestId: string | undefined): void => {
  last = requestId ?? last;
};

/** The id of the request that was refused last on this page, for support; null if none. */
export const lastFault = (): string | null => last;
