import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { mount } from "./mount";

type Around = (node: ReactNode) => ReactNode;

/** React complains about updates outside of `act`, unless the test says that it waits. */
const waits = (does: boolean) => Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", !does);

/**
 * Runs a hook as in a page: its current value, its cache, and how to unmount it. Updates are
 * asynchronous: wait for them.
 */
export function renderHook<T>(hook: () => T, around: Around = (node) => node) {
  const given: { now?: T } = {};
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Page() {
    given.now = hook();
    return null;
  }
  const page = mount(<QueryClientProvider client={cache}>{around(<Page />)}</QueryClientProvider>);
  waits(true);
  const close = () => {
    waits(false);
    page.close();
  };
  return { cache, close, now: () => given.now as T };
}
