import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { SkeletonRows } from "~/components/ui/skeleton";
import type { LazyPage } from "~/lib/lazy-page";
import { queryClient } from "~/lib/query-client";

type ToolPageProps = {
  title: string;
  lead: string;
  /** Rendered in the browser only: the prerendered page knows neither the day nor the address. */
  Tool: LazyPage;
  /** The explanations below. */
  children: ReactNode;
};

/** A calculator that anybody may use, with the rules that it is based on. */
export function ToolPage({ title, lead, Tool, children }: ToolPageProps) {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const coming = <SkeletonRows rows={10} label="Preparando la herramienta" />;
  return (
    <div className="mx-auto w-full max-w-6xl px-6 pt-10 sm:px-10 sm:pt-14">
      <h1 className="max-w-3xl text-balance font-serif text-[2.125rem] leading-[1.15] tracking-[-0.01em] sm:text-[2.75rem]">
        {title}
      </h1>
      <p className="mt-4 mb-8 max-w-2xl text-ink-soft text-lg">{lead}</p>
      <div className="min-h-[60rem] md:min-h-[40rem]">
        <QueryClientProvider client={queryClient}>
          {here ? (
            <Suspense fallback={coming}>
              <Tool />
            </Suspense>
          ) : (
            coming
          )}
        </QueryClientProvider>
      </div>
      <div className="prose mt-12">{children}</div>
    </div>
  );
}
