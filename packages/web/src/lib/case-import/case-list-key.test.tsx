// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { clear, show } from "~/testing/stage";
import { useOffline } from "../offline/use-offline";
import { closeSession } from "../session/session";
import { CASE_LIST_KEY } from "./case-list-key";

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("idb-keyval", () => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
  update: async () => undefined,
}));

afterEach(clear);

function Offline() {
  useOffline();
  return null;
}

it("leaves no list of cases to the next person who signs in here", async () => {
  kept.set(CASE_LIST_KEY, { cases: [] });
  show(<Offline />);
  closeSession();
  await vi.waitFor(() => expect(kept.has(CASE_LIST_KEY)).toBe(false));
});
