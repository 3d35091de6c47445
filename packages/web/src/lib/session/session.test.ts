import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { client, gate } from "../api/client";
import { endGuests } from "./guests";
import {
  closeSession,
  followOtherTabs,
  goToPractice,
  onSessionClosed,
  openSession,
  signOut,
  startSession,
} from "./session";
import { type SessionAnswer, SIGNED_OUT, sessionStore, token } from "./store";

const account = {
  success: true,
  user: { _id: "usr_ana", email: "ana@estudio.com.ar" },
  practice: { _id: "usr_ana", name: "Estudio de Ana Pérez", role: "titular" },
  subscription: { plan: "free" },
  paymentHistory: [],
  customer: null,
};

/** A server that answers each path with a status and a body. */
function serve(answers: Record<string, [number, unknown]>) {
  const fetch = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => {
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

  it("leaves a session that was opened meanwhile", async () => {
    token.set("t");
    let refuse = () => {};
    const refused = new Promise<Response>((resolve) => {
      refuse = () => resolve(Response.json({}, { status: 403 }));
    });
    vi.stubGlobal("fetch", () => refused);
    const started = startSession();
    openSession({ ...account, token: "u" } as unknown as SessionAnswer);
    refuse();
    await started;
    expect([sessionStore.get().isLoggedIn, token.get()]).toEqual([true, "u"]);
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
  it("leaves the page before the server answers, with the token that it had", async () => {
    token.set("t");
    sessionStore.set({ isLoggedIn: true });
    const fetch = serve({ "/api/auth/logout": [200, { success: true }] });
    const leaving = signOut();
    expect(token.get()).toBeNull();
    expect(sessionStore.get()).toMatchObject({ isLoggedIn: false, leftOnPurpose: true });
    await leaving;
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect(headers.get("authorization")).toBe("Bearer t");
  });

  it("keeps no token that a call of the page renewed meanwhile", async () => {
    token.set("t");
    vi.stubGlobal("fetch", async () => {
      token.set("renewed");
      return Response.json({ success: true });
    });
    await signOut();
    expect(token.get()).toBeNull();
  });

  it("lets whoever signs in meanwhile in, once the cookie of the session before is gone", async () => {
    token.set("t");
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const paths: string[] = [];
    vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
      paths.push(String(input));
      if (String(input) === "/api/auth/logout") await ended;
      return Response.json({ success: true });
    });
    const leaving = signOut();
    const entering = client.api.auth.login
      .$post({ json: { email: "ana@estudio.com.ar", password: "Clave-de-ana-1" } })
      .then(() => openSession({ ...account, token: "u" } as unknown as SessionAnswer));
    // Another call waits for nothing.
    await client.api.health.$get();
    expect(paths.sort()).toEqual(["/api/auth/logout", "/api/health"]);
    end();
    await Promise.all([leaving, entering]);
    expect(paths.at(-1)).toBe("/api/auth/login");
    expect([sessionStore.get().isLoggedIn, token.get()]).toEqual([true, "u"]);
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

describe("leaving without an answer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    token.set("t");
  });
  afterEach(async () => {
    serve({ "/api/auth/refresh-token": [401, {}] });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  });

  it("ends the session here nevertheless", async () => {
    sessionStore.set({ isLoggedIn: true });
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    expect(await signOut()).toBe(false);
    expect(token.get()).toBeNull();
    expect(sessionStore.get()).toMatchObject({ isLoggedIn: false, leftOnPurpose: true });
  });

  it("asks the server again in the next page, and before anybody signs in", async () => {
    serve({ "/api/auth/logout": [503, {}] });
    expect(await signOut()).toBe(false);

    const silent = serve({ "/api/auth/refresh-token": [503, {}] });
    sessionStore.set({ isInitialized: false });
    await startSession();
    await vi.waitFor(() => expect(silent).toHaveBeenCalledOnce());

    const fetch = serve({ "/api/auth/refresh-token": [401, {}] });
    const json = { email: "ana@estudio.com.ar", password: "Clave-de-ana-1" };
    await client.api.auth.login.$post({ json });
    const paths = fetch.mock.calls.map(([input]) => String(input));
    expect(paths).toEqual(["/api/auth/refresh-token", "/api/auth/login"]);
  });
});

/** An unsigned token with those claims. */
const tokenOf = (sub: string, practice?: string) =>
  `e30.${btoa(JSON.stringify({ sub, practice }))}.x`;
const ANA = account as unknown as SessionAnswer;
const AT_LUIS = { ...ANA, practice: { _id: "usr_luis", name: "Estudio de Luis", role: "lectura" } };

describe("another practice", () => {
  const assign = vi.fn();
  const forget = vi.fn();
  let stop = () => {};

  beforeEach(() => {
    vi.stubGlobal("location", { assign });
    assign.mockClear();
    forget.mockClear();
    stop = onSessionClosed(forget);
    openSession({ ...ANA, token: tokenOf("usr_ana") });
  });
  afterEach(() => stop());

  const isBegunAnew = () => {
    expect(assign).toHaveBeenCalledExactlyOnceWith("/dashboard/default");
    expect(forget).toHaveBeenCalledOnce();
    expect(sessionStore.get()).toMatchObject({ isInitialized: false, user: null, practice: null });
  };

  it("begins anew, with its token and nothing of the one before", async () => {
    const waiting = gate.wait(async () => new Response());
    goToPractice({ token: tokenOf("usr_ana", "usr_luis") });
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    expect(token.get()).toBe(tokenOf("usr_ana", "usr_luis"));
    isBegunAnew();
  });

  it("begins anew where somebody signs in over the page of the other", () => {
    openSession({ ...AT_LUIS, token: tokenOf("usr_ana", "usr_luis") } as SessionAnswer);
    expect(token.get()).toBe(tokenOf("usr_ana", "usr_luis"));
    isBegunAnew();
  });

  it("is none where the same session is read again", () => {
    openSession(ANA);
    expect(assign).not.toHaveBeenCalled();
    expect(sessionStore.get().practice?._id).toBe("usr_ana");
  });
});

type StorageChange = { key: string; newValue: string | null; oldValue: string | null };

/** A tab: the addresses it was sent to, and `change`, which simulates a write by another tab. */
function tab() {
  const assign = vi.fn();
  let listener: (event: StorageChange) => void = () => {};
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("addEventListener", (_: string, given: typeof listener) => {
    listener = given;
  });
  vi.stubGlobal("removeEventListener", () => {});
  return { assign, change: (event: StorageChange) => listener(event) };
}

describe("other tabs", () => {
  let { assign, change } = { assign: vi.fn(), change: (_: StorageChange) => {} };
  let stop = () => {};

  beforeEach(() => {
    ({ assign, change } = tab());
    stop = followOtherTabs();
  });
  afterEach(() => stop());

  const changeToken = (newValue: string | null, key = "foja.token") =>
    change({ key, newValue, oldValue: tokenOf("usr_ana") });

  it.each([
    ["another practice", tokenOf("usr_ana", "usr_luis")],
    ["another person", tokenOf("usr_eva")],
  ])("that go to %s take this one along, before and after it knows its own", (_, now) => {
    changeToken(now);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/dashboard/default");
    openSession(ANA);
    change({ key: "foja.token", newValue: now, oldValue: null });
    expect(assign).toHaveBeenCalledTimes(2);
    expect(sessionStore.get().user).toBeNull();
  });

  it("that renew the same token, or keep something else, change nothing", () => {
    openSession(ANA);
    changeToken(tokenOf("usr_ana"));
    changeToken(tokenOf("usr_ana", "usr_luis"), "foja.preferences");
    changeToken("no token");
    expect(assign).not.toHaveBeenCalled();
    expect(sessionStore.get().isLoggedIn).toBe(true);
  });

  it("that sign out sign this one out", () => {
    openSession(ANA);
    changeToken(null);
    expect(sessionStore.get().isLoggedIn).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("a session of a guest that ended while another tab leaves that practice", () => {
  /** A person in Luis's practice whose call is refused. */
  function refused() {
    const { assign, change } = tab();
    const stops = [followOtherTabs(), endGuests()];
    openSession(AT_LUIS as SessionAnswer);
    const end = async () => {
      const waiting = gate.wait(async () => new Response()).catch(() => "over");
      expect(await waiting).toBe("over");
    };
    const leave = () => {
      for (const stop of stops) stop();
    };
    return { assign, change, end, leave };
  }

  it("goes along when the other has gone on already, and keeps its token", async () => {
    const { assign, end, leave } = refused();
    token.set(tokenOf("usr_ana"));
    await end();
    leave();
    expect(assign).toHaveBeenCalledExactlyOnceWith("/dashboard/default");
    expect(token.get()).toBe(tokenOf("usr_ana"));
  });

  it("goes along when the other goes on later", async () => {
    const { assign, change, end, leave } = refused();
    token.set(tokenOf("usr_ana", "usr_luis"));
    await end();
    expect(sessionStore.get().isLoggedIn).toBe(false);
    expect(token.get()).toBe(tokenOf("usr_ana", "usr_luis"));
    change({ key: "foja.token", newValue: tokenOf("usr_ana"), oldValue: null });
    expect(assign).toHaveBeenCalledExactlyOnceWith("/dashboard/default");
    leave();
  });
});

describe("a session that ended", () => {
  it.each([
    ["of one's own practice waits for the password", ANA, true],
    ["of somebody else's practice is over", AT_LUIS, false],
  ])("%s", async (_, entry, goesOn) => {
    const stop = endGuests();
    openSession(entry as SessionAnswer);
    const waiting = gate.wait(async () => new Response()).catch(() => "over");
    await Promise.resolve();
    expect(sessionStore.get().isLoggedIn).toBe(goesOn);
    expect(gate.store.get().open).toBe(goesOn);
    closeSession();
    expect(await waiting).toBe("over");
    stop();
  });
});
