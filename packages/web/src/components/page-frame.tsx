import type { ComponentProps } from "react";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";
import { Brand } from "./brand";
import { MAIN_ID } from "./skip-link";

/** An empty page with only the brand above: for signing in, and messages outside any page. */
export function PageFrame({ className, ...main }: ComponentProps<"main">) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 shrink-0 items-center px-6 sm:px-10">
        <Link to={paths.home} aria-label="Foja, ir a la portada" className="rounded-sm">
          <Brand />
        </Link>
      </header>
      <main id={MAIN_ID} className={cn("mx-auto w-full flex-1", className)} {...main} />
    </div>
  );
}
