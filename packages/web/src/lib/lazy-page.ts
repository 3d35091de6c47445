import { type ComponentType, lazy } from "react";
import { retryLoading } from "./retry-loading";

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code arrives when it is visited, or before, by `preload`. */
export const lazyPage = (load: Load) =>
  Object.assign(
    lazy(() => retryLoading(load)),
    {
      // A failed preload is no news: the visit will try again.
      preload: () => void load().catch(() => undefined),
    },
  );
