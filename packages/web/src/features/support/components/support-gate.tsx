import { lazy, Suspense } from "react";
import { retryLoading } from "~/lib/retry-loading";
import { useStore } from "~/lib/store";
import { closeSupport, supportDialog } from "~/lib/support-dialog";

const SupportForm = lazy(() => retryLoading(() => import("./support-form")));

/** The form of Soporte, whose code is loaded when it is first opened. */
export function SupportGate() {
  const { open, about } = useStore(supportDialog);
  return <Suspense>{open && <SupportForm about={about} onClose={closeSupport} />}</Suspense>;
}
