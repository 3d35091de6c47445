import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";

/** What is not built yet says so, in one sentence. */
export function LaterTab({ children }: { children: ReactNode }) {
  return (
    <Card>
      <p className="text-ink-soft text-lg">{children}</p>
    </Card>
  );
}
