import { createStore } from "../store";

/** After this many wrong passwords the session is given up. */
export const MAX_ATTEMPTS = 3;

type Waiting = {
  replay: () => Promise<Response>;
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
};

export type Gate = ReturnType<typeof createGate>;

/**
 * Where requests wait while the session has ended and the person is asked to sign in again. Nothing
 * they were doing is lost: the calls go out once more when the password was right.
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
    /** Holds a request until the session is back. */
    wait(replay: () => Promise<Response>): Promise<Response> {
      store.set({ open: true });
      return new Promise((resolve, reject) => queue.push({ replay, resolve, reject }));
    },
    /** Counts a failed attempt; answers how many there were. */
    fail(): number {
      store.set({ attempts: store.get().attempts + 1 });
      return store.get().attempts;
    },
    /** The session is back: every request goes out again. */
    replayAll(): void {
      for (const { replay, resolve, reject } of drain()) replay().then(resolve, reject);
    },
    /** The session is over: every request fails with `reason`. */
    rejectAll(reason: unknown): void {
      for (const { reject } of drain()) reject(reason);
    },
  };
}
