import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { toast } from "sonner";
import { vi } from "vitest";
import { Snackbars } from "~/components/snackbars";
import { AddressProvider } from "~/lib/lists/address-provider";
import { takeNotices } from "~/lib/notify";
import { queryClient } from "~/lib/query-client";
import { type SessionState, SIGNED_OUT, sessionStore } from "~/lib/session/store";
import { type Answers, type Call, stubApi } from "./api-stub";
import { TITULAR } from "./people";
import { press, typeInto } from "./press";

type Setting = {
  /** What the API answers: `{ "GET /api/tasks/*": { success: true, task } }`. */
  answers?: Answers;
  /** The address of the page, and the pattern that it fits when it has parameters. */
  at?: string;
  route?: string;
  /** Who is signed in: `TITULAR`, or nobody with `null`. */
  session?: Partial<SessionState> | null;
};

/**
 * Shows a component as a page of Foja would, its API answered by the test. Closed by `clear`,
 * which every file calls in its `afterEach`.
 */
export function show(node: ReactNode, { answers = {}, at = "/", route, session }: Setting = {}) {
  history.replaceState(null, "", at);
  sessionStore.set(session === null ? SIGNED_OUT : { ...TITULAR, ...session });
  const calls = stubApi(answers);
  const page = (
    <AddressProvider>
      {node}
      <Snackbars />
    </AddressProvider>
  );
  const elsewhere = { path: "*", element: <p>Otra página</p> };
  const [pathname = "/"] = at.split(/[?#]/);
  const router = createBrowserRouter([{ path: route ?? pathname, element: page }, elsewhere]);
  const { rerender } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  routers.add(router);
  return {
    calls,
    router,
    rerender,
    press,
    type: typeInto,
    /**
     * The effect that a call was made: `asks("DELETE /api/sessions")`, perhaps with its body. The
     * query counts where it is given.
     */
    asks: (wanted: string, body?: unknown) => asked(calls, wanted, body),
  };
}

// happy-dom does not know <search>, of which React would complain.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });

const routers = new Set<ReturnType<typeof createBrowserRouter>>();

/**
 * Ends what `show` began: `afterEach(clear)`. Resolves once the code that a page was still loading
 * has arrived, which would otherwise arrive after the tests of the file.
 */
export function clear(): Promise<void> {
  cleanup();
  for (const router of routers) router.dispose();
  routers.clear();
  act(() => queryClient.clear());
  sessionStore.set({ ...SIGNED_OUT, isInitialized: false });
  takeNotices();
  toast.dismiss();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  return vi.dynamicImportSettled();
}

function asked(calls: Call[], to: string, body: unknown) {
  // A call made before the press does not count: `press` looks first, and presses then.
  let before: number | undefined;
  return () => {
    if (before === undefined) {
      before = calls.length;
      throw new Error(`${to} was not asked for yet`);
    }
    const named = ({ method, path, query }: Call) =>
      `${method} ${path}${to.includes("?") ? query : ""}`;
    const made = calls.slice(before).filter((call) => named(call) === to);
    const fitting = made.filter((call) => body === undefined || matches(call.body, body));
    if (fitting.length > 0) return;
    const seen = calls.slice(before).map((call) => `${call.method} ${call.path}`);
    const bodies = JSON.stringify(made.map((call) => call.body));
    throw new Error(`${to} was not asked for, but: ${seen.join(", ") || "nothing"}; ${bodies}`);
  };
}

/** Whether a body has at least the wanted fields. */
function matches(given: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return Object.is(given, wanted);
  if (typeof given !== "object" || given === null) return false;
  return Object.entries(wanted).every(([name, value]) =>
    matches((given as Record<string, unknown>)[name], value),
  );
}
