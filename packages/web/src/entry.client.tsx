import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepClicks } from "./lib/keep-clicks";

// Otherwise zod tries `new Function` once, which the CSP refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

keepClicks();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
