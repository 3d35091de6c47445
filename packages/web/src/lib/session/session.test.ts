import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gate } from "../api/client";
import { closeSession, onSessionClosed, signOut, startSession } from "./session";
import { SIGNED_OUT, sessionStore, token } from "./store";

const account = {
  success: true,
  user: { email: "ana@estudio.com.ar" },
  subscription: { plan: "free" },
  paymentHistory: [],
  customer: null,
};

/** A server that answers each path with a status and a body. */
function serve(answers: Record<string, [number, unknown]>) {
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const [status, body] = answers[String(input)] ?? [404, {}];
    return Response.json(body, { status });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  sessionStore.set({ ...SIGNED_OUT, isInitialized: false });
});

afterEach(() => vi.unstubAllGlobals());

describe("starting", () => {
  it("asks nobody when there is no token", async () => {
    const fetch = serve({});
    await startSession();
    expect(sessionStore.get()).toMatchObject({ isInitialized: true, isLoggedIn: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("asks once, however many screens want to know", async () => {
    token.set("t");
    const fetch = serve({ "/api/auth/me": [200, account] });
    await Promise.all([startSession(), startSession()]);
    await startSession();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(sessionStore.get()).toMatchObject({ isLoggedIn: true, email: "ana@estudio.com.ar" });
  });

  it("forgets a token that is no longer good", async () => {
    token.set("t");
    serve({ "/api/auth/me": [401, { error: "auth.session_ended" }] });
    await startSession();
    expect(sessionStore.get()).toMatchObject({ isInitialized: true, isLoggedIn: false });
    expect(token.get()).toBeNull();
    expect(gate.store.get().open).toBe(false);
  });

  it.each([500, 503, 429])(
    "keeps the token when the answer is %i, and can try again",
    async (status) => {
      token.set("t");
      serve({ "/api/auth/me": [status, {}] });
      await startSession();
      expect(sessionStore.get().isInitialized).toBe(false);
      expect(sessionStore.get().failure).toMatch(/\./);
      expect(token.get()).toBe("t");
      serve({ "/api/auth/me": [200, account] });
      await startSession();
      expect(sessionStore.get()).toMatchObject({ isLoggedIn: true, failure: null });
    },
  );
});

describe("leaving", () => {
  it("ends here even when the server cannot be reached", async () => {
    token.set("t");
    sessionStore.set({ isLoggedIn: true });
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    await signOut();
    expect(token.get()).toBeNull();
    expect(sessionStore.get()).toMatchObject({ isLoggedIn: false, leftOnPurpose: true });
  });

  it("rejects the calls that wait and notifies who keeps what was read", async () => {
    const forget = vi.fn();
    const stop = onSessionClosed(forget);
    const waiting = gate.wait(async () => new Response());
    closeSession();
    stop();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    expect(forget).toHaveBeenCalledOnce();
    expect(gate.store.get().open).toBe(false);
    closeSession();
    expect(forget).toHaveBeenCalledOnce();
  });
});
