import { type ComponentType, type FunctionComponent, lazy, useState } from "react";
import { retryLoading } from "./retry-loading";

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code is on its way, or will be: `preload` begins to fetch it. */
export type LazyPage = FunctionComponent & { preload: () => void };

/**
 * A page whose code arrives when it is visited, or before, by `preload`. What has arrived is shown at
 * once: React holds back for 300 ms whatever had to be waited for, however briefly.
 */
export function lazyPage(load: Load): LazyPage {
  let ready: ComponentType | undefined;
  const keep = (code: { default: ComponentType }) => {
    ready = code.default;
    return code;
  };
  const Late = lazy(() => retryLoading(load).then(keep));
  function Page() {
    // One that began to wait goes on with it: another component would begin its state anew.
    const [Known] = useState(() => ready);
    return Known ? <Known /> : <Late />;
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
