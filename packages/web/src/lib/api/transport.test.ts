import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./error";
import { createGate } from "./gate";
import { createTransport } from "./transport";

type Answer = { status?: number; body?: unknown };
type Call = { path: string; token: string | null; body: unknown };

const expired: Answer = { status: 401, body: { needRefresh: true } };
const refused: Answer = { status: 401, body: { error: "auth.session_ended" } };
const fresh: Answer = { body: { token: "fresh" } };

/** A transport over a server that answers with what `respond` returns. */
function setup(respond: (call: Call) => Answer | Promise<Answer>, loggedIn = true) {
  const calls: Call[] = [];
  const gate = createGate();
  const freshGate = createGate();
  let stored: string | null = "old";
  const token = {
    get: () => stored,
    set: (value: string) => {
      stored = value;
    },
    clear: () => {
      stored = null;
    },
  };
  const transport = createTransport({
    token,
    gate,
    freshGate,
    isLoggedIn: () => loggedIn,
    leaving: async () => undefined,
    fetch: async (input, init) => {
      const header = new Headers(init?.headers).get("authorization");
      const call = { path: String(input), token: header, body: init?.body };
      calls.push(call);
      const { status = 200, body = {} } = await respond(call);
      return Response.json(body, { status });
    },
  });
  return { transport, calls, gate, freshGate, token };
}

const byToken = (call: Call): Answer => {
  if (call.path.endsWith("/refresh-token")) return fresh;
  return call.token === "Bearer fresh" ? { body: { ok: true } } : expired;
};

describe("the bearer token", () => {
  it("goes with every call", async () => {
    const { transport, calls } = setup(() => ({}));
    await transport("/api/folders", { method: "POST", body: "{}" });
    expect(calls).toEqual([{ path: "/api/folders", token: "Bearer old", body: "{}" }]);
  });
});

describe("an expired token", () => {
  it("is refreshed and the call retried with the new one", async () => {
    const { transport, calls, token } = setup(byToken);
    const response = await transport("/api/folders", { method: "POST", body: '{"a":1}' });
    expect(await response.json()).toEqual({ ok: true });
    expect(token.get()).toBe("fresh");
    expect(calls.map((call) => call.path)).toEqual([
      "/api/folders",
      "/api/auth/refresh-token",
      "/api/folders",
    ]);
    expect(calls[2]?.body).toBe('{"a":1}');
  });

  it("is refreshed once for any number of calls", async () => {
    const { transport, calls } = setup(byToken);
    const paths = Array.from({ length: 20 }, (_, n) => `/api/folders/${n}`);
    const responses = await Promise.all(paths.map((path) => transport(path)));
    expect(responses.every((response) => response.ok)).toBe(true);
    expect(calls.filter((call) => call.path.endsWith("/refresh-token"))).toHaveLength(1);
  });

  it("asks nobody to sign in again who did so while a refusal was on its way", async () => {
    const { transport, calls, gate, token } = setup((call) => {
      if (call.token === "Bearer fresh") return { body: { ok: true } };
      token.set("fresh");
      return refused;
    });
    expect(await (await transport("/api/menu/dashboard")).json()).toEqual({ ok: true });
    expect(gate.store.get().open).toBe(false);
    expect(calls).toHaveLength(2);
  });

  it("asks nobody who did so while it was refreshed in vain", async () => {
    const { transport, gate, token } = setup((call) => {
      if (call.token === "Bearer fresh") return { body: { ok: true } };
      if (!call.path.endsWith("/refresh-token")) return expired;
      token.set("fresh");
      return refused;
    });
    expect((await transport("/api/folders")).ok).toBe(true);
    expect(gate.store.get().open).toBe(false);
  });

  it("is not refreshed when another tab has already brought a newer one", async () => {
    const { transport, calls, token } = setup((call) => {
      if (call.token === "Bearer old") token.set("fresh");
      return byToken(call);
    });
    expect((await transport("/api/folders")).ok).toBe(true);
    expect(calls.map((call) => call.path)).toEqual(["/api/folders", "/api/folders"]);
  });

  it("waits at the gate when the refresh is refused, and is replayed", async () => {
    let over = true;
    const { transport, gate, token } = setup((call) => {
      if (call.path.endsWith("/refresh-token")) return refused;
      return over ? expired : { body: { token: call.token } };
    });
    const pending = transport("/api/folders");
    await vi.waitFor(() => expect(gate.store.get().open).toBe(true));
    over = false;
    token.set("entered");
    gate.replayAll();
    expect(await (await pending).json()).toEqual({ token: "Bearer entered" });
    expect(gate.store.get()).toEqual({ open: false, attempts: 0 });
  });

  it("keeps the session when nobody could answer the refresh", async () => {
    const { transport, gate, token } = setup((call) =>
      call.path.endsWith("/refresh-token") ? { status: 503 } : expired,
    );
    await expect(transport("/api/folders")).rejects.toMatchObject({ status: 503 });
    expect(gate.store.get().open).toBe(false);
    expect(token.get()).toBe("old");
  });
});

describe("any other 401", () => {
  it("queues every call behind one dialog and rejects them all on leaving", async () => {
    const { transport, gate } = setup(() => refused);
    const pending = Promise.allSettled([transport("/api/a"), transport("/api/b")]);
    await vi.waitFor(() => expect(gate.store.get().open).toBe(true));
    await Promise.resolve();
    gate.rejectAll(new ApiError(401, "Tu sesión ha expirado."));
    const outcomes = await pending;
    expect(outcomes.map((outcome) => outcome.status)).toEqual(["rejected", "rejected"]);
  });

  it("clears the token when nobody is signed in", async () => {
    const { transport, token } = setup(() => refused, false);
    expect((await transport("/api/auth/me")).status).toBe(401);
    expect(token.get()).toBeNull();
  });

  it("is an answer like any other on the way in", async () => {
    const { transport, gate, token } = setup(() => refused);
    for (const path of ["/api/auth/login", "/api/reactivate-account", "/api/auth/verify-code"]) {
      expect((await transport(path, { method: "POST" })).status).toBe(401);
      expect(token.get()).toBe("old");
    }
    expect(gate.store.get().open).toBe(false);
  });
});

describe("attempts", () => {
  it("are counted to three and forgotten once the session is back", () => {
    const gate = createGate();
    expect([gate.fail(), gate.fail(), gate.fail()]).toEqual([1, 2, 3]);
    gate.replayAll();
    expect(gate.store.get().attempts).toBe(0);
  });
});

describe("no answer", () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  const token = { get: () => null, set: () => undefined, clear: () => undefined };
  const gates = { gate: createGate(), freshGate: createGate() };
  const deps = { token, ...gates, isLoggedIn: () => false, leaving: async () => undefined };

  it("is an error of connection", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(createTransport({ ...deps, fetch })("/api/health")).rejects.toMatchObject({
      status: 0,
      code: "network.offline",
      message: "Error de conexión. Por favor, verifica tu internet.",
    });
  });

  it("in time is a time-out", async () => {
    const transport = createTransport({ ...deps, fetch: never, timeoutMs: 1 });
    await expect(transport("/api/health")).rejects.toMatchObject({ code: "network.timeout" });
  });

  it("because the caller gave up is the caller's own abort", async () => {
    const controller = new AbortController();
    const pending = createTransport({ ...deps, fetch: never })("/api/health", {
      signal: controller.signal,
    });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a call that asks for the second factor", () => {
  const asks: Answer = { status: 403, body: { error: "auth.second_factor_needed" } };

  it("waits until it is shown, and then goes out once more as it was", async () => {
    let shown = false;
    const { transport, calls, gate, freshGate } = setup(() => (shown ? { body: { ok: 1 } } : asks));
    const pending = transport("/api/auth/totp", { method: "DELETE", body: "{}" });
    await vi.waitFor(() => expect(freshGate.store.get().open).toBe(true));
    expect(gate.store.get().open).toBe(false);
    shown = true;
    freshGate.replayAll();
    expect(await (await pending).json()).toEqual({ ok: 1 });
    expect(calls).toHaveLength(2);
    expect(calls[0]).toEqual(calls[1]);
  });

  it("waits for it also where its token had to be renewed first", async () => {
    let shown = false;
    const { transport, freshGate } = setup((call) => {
      const renewed = byToken(call);
      return call.token === "Bearer fresh" && !shown ? asks : renewed;
    });
    const pending = transport("/api/subscriptions/checkout", { method: "POST", body: "{}" });
    await vi.waitFor(() => expect(freshGate.store.get().open).toBe(true));
    shown = true;
    freshGate.replayAll();
    expect(await (await pending).json()).toEqual({ ok: true });
  });

  it("waits as well for the password of who has none", async () => {
    const { transport, freshGate } = setup(() => ({
      ...{ status: 403, body: { error: "auth.password_needed" } },
    }));
    const pending = transport("/api/auth/totp", { method: "POST" });
    await vi.waitFor(() => expect(freshGate.store.get().open).toBe(true));
    const reason = new ApiError(403, "No se hizo");
    freshGate.rejectAll(reason);
    await expect(pending).rejects.toBe(reason);
  });

  it("fails with the reason when they leave it", async () => {
    const { transport, freshGate } = setup(() => asks);
    const pending = transport("/api/auth/totp", { method: "DELETE" });
    await vi.waitFor(() => expect(freshGate.store.get().open).toBe(true));
    const reason = new ApiError(403, "No se hizo");
    freshGate.rejectAll(reason);
    await expect(pending).rejects.toBe(reason);
  });

  it("is no other refusal", async () => {
    const { transport } = setup(() => ({ status: 403, body: { error: "auth.forbidden" } }));
    expect((await transport("/api/folders")).status).toBe(403);
  });
});
