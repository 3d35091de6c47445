import { createStore } from "../store";

/** After this many wrong passwords the session is closed. */
export const MAX_ATTEMPTS = 3;

type Waiting = {
  replay: () => Promise<Response>;
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
};

export type Gate = ReturnType<typeof createGate>;

/**
 * Where requests wait while the session has ended and the person is asked to sign in again. Nothing
 * is lost: the requests are sent again once the password was right.
 */
export function createGate() {
  const store = createStore({ open: false, attempts: 0 });
  let queue: Waiting[] = [];

  const drain = (): Waiting[] => {
    const waiting = queue;
    queue = [];
    store.set({ open: false, attempts: 0 });
    return waiting;
  };

  return {
    store,
    /** Holds a request until the session is open again. */
    wait(replay: () => Promise<Response>): Promise<Response> {
      store.set({ open: true });
      return new Promise((resolve, reject) => queue.push({ replay, resolve, reject }));
    },
    /** Counts a failed attempt; returns how many there were. */
    fail(): number {
      store.set({ attempts: store.get().attempts + 1 });
      return store.get().attempts;
    },
    /** Sends every waiting request again, once the session is open. */
    replayAll(): void {
      for (const { replay, resolve, reject } of drain()) replay().then(resolve, reject);
    },
    /** Fails every waiting request with `reason`, once the session is over. */
    rejectAll(reason: unknown): void {
      for (const { reject } of drain()) reject(reason);
    },
  };
}
