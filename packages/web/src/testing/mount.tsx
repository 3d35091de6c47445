import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";

/** Renders a component in a document, for a test to inspect and use. */
export function mount(node: ReactNode) {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  // No server is asked: data that is not given stays unknown.
  const cache = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  act(() =>
    root.render(
      <QueryClientProvider client={cache}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return {
    host,
    /** The elements that match a selector, and below those by text or label. */
    all: (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)],
    click: (target: HTMLElement | undefined) => act(() => target?.click()),
    close: () => {
      act(() => root.unmount());
      host.remove();
      // The next file of this process may render without `act`.
      Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
    },
  };
}
