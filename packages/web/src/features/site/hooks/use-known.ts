import { useEffect, useState } from "react";
import { token } from "~/lib/session/store";

/** Whether somebody is signed in on this device; a prerendered page is shown as to a stranger. */
export function useKnown(): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(token.get() !== null), []);
  return known;
}
