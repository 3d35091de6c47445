import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askGoogle, GOOGLE_CHANNEL } from "./google-window";

const configuration = { clientId: "foja", authUrl: "https://accounts.example/auth" };
const popup = { closed: false };
let opened: URL;

beforeEach(() => {
  popup.closed = false;
  vi.stubGlobal("location", { origin: "https://foja.example" });
  vi.stubGlobal("window", {
    open: (address: string) => {
      opened = new URL(address);
      return popup;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tokenWith = (claims: unknown) => `h.${btoa(JSON.stringify(claims))}.s`;
const asked = (name: string) => opened.searchParams.get(name) ?? "";

/** Simulates the return page, with the answer in its address. */
function comeBack(answer: Record<string, string>) {
  const channel = new BroadcastChannel(GOOGLE_CHANNEL);
  channel.postMessage(new URLSearchParams(answer).toString());
  channel.close();
}

describe("signing in with Google", () => {
  it("asks for an ID token that only this question can get", async () => {
    const pending = askGoogle(configuration);
    expect(Object.fromEntries(opened.searchParams)).toMatchObject({
      client_id: "foja",
      redirect_uri: "https://foja.example/auth/google",
      response_type: "id_token",
      scope: "openid email profile",
    });
    expect(asked("nonce")).not.toBe(asked("state"));
    const token = tokenWith({ nonce: asked("nonce") });
    comeBack({ id_token: token, state: asked("state") });
    await expect(pending).resolves.toBe(token);
  });

  it("ignores an answer to another question", async () => {
    const pending = askGoogle(configuration);
    comeBack({ id_token: tokenWith({ nonce: asked("nonce") }), state: "somebody-else" });
    const own = tokenWith({ nonce: asked("nonce"), own: true });
    comeBack({ id_token: own, state: asked("state") });
    await expect(pending).resolves.toBe(own);
  });

  it.each([
    ["a token made for another nonce", { id_token: tokenWith({ nonce: "x" }) }, "expired"],
    ["a token that is not one", { id_token: "x" }, "expired"],
    ["no token", {}, "failed"],
    ["a refusal", { error: "access_denied" }, "closed"],
  ])("refuses %s", async (_, answer, reason) => {
    const pending = askGoogle(configuration);
    comeBack({ ...answer, state: asked("state") });
    await expect(pending).rejects.toMatchObject({ reason });
  });

  it("says when the window was closed", async () => {
    vi.useFakeTimers();
    const pending = askGoogle(configuration);
    popup.closed = true;
    const outcome = expect(pending).rejects.toMatchObject({ reason: "closed" });
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
  });

  it("says when the browser did not open it", async () => {
    vi.stubGlobal("window", { open: () => null });
    await expect(askGoogle(configuration)).rejects.toMatchObject({ reason: "blocked" });
  });
});
