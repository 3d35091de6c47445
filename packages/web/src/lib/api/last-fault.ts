let last: string | null = null;

/** Notes the request that was refused last, as its answer named it. */
export const noteFault = (requestId: string | undefined): void => {
  last = requestId ?? last;
};

/** The request that was refused last on this page, by which support finds it; null without one. */
export const lastFault = (): string | null => last;
