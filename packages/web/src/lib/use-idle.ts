import { useEffect, useState } from "react";
import { whenIdle } from "./idle";

/** False until the page is idle: what is on the screen comes first. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 3000), []);
  return idle;
}
