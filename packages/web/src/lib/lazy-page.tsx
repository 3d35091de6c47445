import { type ComponentType, type FunctionComponent, lazy, useState } from "react";
import { retryLoading } from "./retry-loading";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A page whose code is loaded on demand: `preload` starts loading it. */
export type LazyPage<P = object> = FunctionComponent<P> & { preload: () => void };

/**
 * A page, or a part of one, whose code is loaded when it is visited, or earlier by `preload`.
 * Loaded code is rendered without suspending: React delays the result of any suspension, however
 * short, by 300 ms.
 */
export function lazyPage<P extends object>(load: Load<P>): LazyPage<P> {
  let ready: ComponentType<P> | undefined;
  const keep = (code: { default: ComponentType<P> }) => {
    ready = code.default;
    return code;
  };
  const Late: ComponentType<P> = lazy(() => retryLoading(load).then(keep));
  function Page(props: P) {
    // A page that began by suspending keeps its component: another one would lose its state.
    const [Known] = useState(() => ready);
    return Known ? <Known {...props} /> : <Late {...props} />;
  }
  return Object.assign(Page, {
    // A failed preload needs no notice: the visit tries again.
    preload: () => void load().then(keep, () => undefined),
  });
}

/** A page that is being visited: its code is loaded while the session is read. */
export function arriving(page: LazyPage): LazyPage {
  if (typeof document !== "undefined") page.preload();
  return page;
}
