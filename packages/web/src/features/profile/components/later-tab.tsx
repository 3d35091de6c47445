import type { ReactNode } from "react";

/** What is not built yet says so, in one sentence. */
export function LaterTab({ children }: { children: ReactNode }) {
  return <p className="py-6 text-ink-soft text-lg">{children}</p>;
}
