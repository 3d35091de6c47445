import { lazy, Suspense, useState } from "react";
import { notices } from "~/lib/notify";
import { useStore } from "~/lib/store";

const Toaster = lazy(() => import("./toaster"));

/** Loads the snackbar's code with the first notice: the login screen does not carry it. */
export function Snackbars() {
  const { waiting } = useStore(notices);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
