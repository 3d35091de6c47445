import { type ComponentType, type FunctionComponent, lazy, useState } from "react";
import { retryLoading } from "./retry-loading";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A page whose code is on its way, or will be: `preload` begins to fetch it. */
export type LazyPage<P = object> = FunctionComponent<P> & { preload: () => void };

/**
 * A page, or a part of one, whose code arrives when it is visited, or before, by `preload`. What has
 * arrived is shown at once: React holds back for 300 ms whatever had to be waited for, however
 * briefly.
 */
export function lazyPage<P extends object>(load: Load<P>): LazyPage<P> {
  let ready: ComponentType<P> | undefined;
  const keep = (code: { default: ComponentType<P> }) => {
    ready = code.default;
    return code;
  };
  const Late: ComponentType<P> = lazy(() => retryLoading(load).then(keep));
  function Page(props: P) {
    // One that began to wait goes on with it: another component would begin its state anew.
    const [Known] = useState(() => ready);
    return Known ? <Known {...props} /> : <Late {...props} />;
  }
  return Object.assign(Page, {
    // A failed preload is no news: the visit will try again.
    preload: () => void load().then(keep, () => undefined),
  });
}

/** A page whose place is being visited: its code is fetched beside the session that it waits for. */
export function arriving(page: LazyPage): LazyPage {
  if (typeof document !== "undefined") page.preload();
  return page;
}
