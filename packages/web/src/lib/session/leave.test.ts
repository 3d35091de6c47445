import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LEFT_KEY, storage } from "../storage";
import { leave, leaveAgain } from "./leave";
import { token } from "./store";

/** An unsigned token of that session. */
const tokenOf = (sid: string) => `e30.${btoa(JSON.stringify({ sub: "usr_ana", sid }))}.x`;
const HELD = tokenOf("ses_one");

const LOGOUT = "/api/auth/logout";
const REFRESH = "/api/auth/refresh-token";
const ENDED: Answer = [200, { success: true }];
const EXPIRED: Answer = [401, { needRefresh: true }];
const OVER: Answer = [401, { error: "auth.session_ended" }];

type Answer = [number, object];

/** The calls that were sent, each with its bearer token. */
let sent: [string, string | null][];
/** What the server answers to each call; nothing more is a missing network. */
let answers: Answer[];
let networkIsBack: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const listeners = new Set<() => void>();
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: () => void) =>
    listeners.delete(listener),
  );
  networkIsBack = () => {
    for (const listener of listeners) listener();
  };
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push([path, new Headers(init.headers).get("authorization")]);
    const [status, body] = answers.shift() ?? [];
    if (!body) throw new TypeError("Failed to fetch");
    return Response.json(body, { status });
  });
});

afterEach(async () => {
  // No test leaves a wait to the next one.
  answers = [ENDED];
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const left = () => storage.get(LEFT_KEY);

describe("a session that is left", () => {
  it("is ended with its token", async () => {
    answers = [ENDED];
    expect(await leave(HELD)).toBe(true);
    expect(sent).toEqual([[LOGOUT, `Bearer ${HELD}`]]);
    expect(left()).toBeNull();
  });

  it("is noted before the call, in case the page is closed at once", () => {
    answers = [ENDED];
    void leave(HELD);
    expect(left()).toBe("ses_one");
  });

  it("is ended with its cookie where the token has expired, and no token is stored", async () => {
    const renewed = tokenOf("ses_one");
    answers = [EXPIRED, [200, { token: renewed }], ENDED];
    expect(await leave(HELD)).toBe(true);
    expect(sent.map(([path]) => path)).toEqual([LOGOUT, REFRESH, LOGOUT]);
    expect(sent.at(-1)?.[1]).toBe(`Bearer ${renewed}`);
    expect([token.get(), left()]).toEqual([null, null]);
  });

  it("is over where the server has ended it", async () => {
    answers = [OVER];
    expect(await leave(HELD)).toBe(true);
    expect(left()).toBeNull();
  });

  it("is ended though the page is closed at once", async () => {
    const fetch = vi.fn(async () => Response.json({ success: true }));
    vi.stubGlobal("fetch", fetch);
    await leave(HELD);
    expect(fetch).toHaveBeenCalledWith(LOGOUT, expect.objectContaining({ keepalive: true }));
  });

  it("is ended where the browser stores nothing", async () => {
    vi.stubGlobal("localStorage", undefined);
    answers = [EXPIRED, [200, { token: tokenOf("ses_one") }], ENDED];
    expect(await leave(HELD)).toBe(true);
    expect(sent).toHaveLength(3);
  });
});

describe("a session that was left without a network", () => {
  beforeEach(async () => {
    expect(await leave(HELD)).toBe(false);
    expect(left()).toBe("ses_one");
    sent = [];
  });

  const endsByCookie = (): Answer[] => [[200, { token: tokenOf("ses_one") }], ENDED];

  it("is ended by its cookie as soon as the network is back, once", async () => {
    answers = endsByCookie();
    networkIsBack();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([
      [REFRESH, null],
      [LOGOUT, `Bearer ${tokenOf("ses_one")}`],
    ]);
    expect([token.get(), left()]).toEqual([null, null]);
  });

  it("is ended in half a minute where the browser gave no sign of the network", async () => {
    answers = [[503, {}], ...endsByCookie()];
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent.length, left()]).toEqual([1, "ses_one"]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([sent.length, left()]).toEqual([3, null]);
  });

  it("is over where its cookie is no longer good", async () => {
    answers = [OVER];
    expect(await leaveAgain()).toBe(true);
    expect([sent.length, left()]).toEqual([1, null]);
  });

  it("ends no other session that was opened in another tab since", async () => {
    answers = [[200, { token: tokenOf("ses_two") }]];
    expect(await leaveAgain()).toBe(true);
    expect(sent).toEqual([[REFRESH, null]]);
    expect(left()).toBeNull();
  });

  it("asks nothing while somebody is signed in", async () => {
    token.set(tokenOf("ses_two"));
    expect(await leaveAgain()).toBe(true);
    expect(sent).toEqual([]);
  });
});

it("asks nothing where no session was left", async () => {
  expect(await leaveAgain()).toBe(true);
  expect(sent).toEqual([]);
});
