import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";

/** Draws a component in a document, for a test to look at and to use. */
export function mount(node: ReactNode) {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  // Nothing is asked of a server: what is not given is not known.
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
    /** The elements a selector finds, by what they say or are called. */
    all: (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)],
    click: (target: HTMLElement | undefined) => act(() => target?.click()),
    close: () => {
      act(() => root.unmount());
      host.remove();
    },
  };
}
