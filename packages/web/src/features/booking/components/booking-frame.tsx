import { type ReactNode, useEffect, useState } from "react";
import { MAIN_ID } from "~/components/skip-link";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";

/** Whether the page is in a frame of another one, such as a practice's own site. */
function useFramed(): boolean {
  const [framed, setFramed] = useState(false);
  useEffect(() => setFramed(window.self !== window.top), []);
  return framed;
}

type BookingFrameProps = { children: ReactNode };

/** The frame of a page for a practice's clients: only one line of it is about Foja. */
export function BookingFrame({ children }: BookingFrameProps) {
  const framed = useFramed();
  return (
    <div className={cn("flex flex-col", !framed && "min-h-dvh")}>
      <main
        id={MAIN_ID}
        className={cn(
          "mx-auto w-full max-w-4xl flex-1 px-4 sm:px-8",
          framed ? "py-4" : "py-8 sm:py-14",
        )}
      >
        {children}
      </main>
      {!framed && (
        <footer className="mx-auto w-full max-w-4xl px-4 pb-6 text-ink-faint text-sm sm:px-8">
          Turnos en línea con{" "}
          <Link to={paths.home} className="underline underline-offset-2">
            Foja
          </Link>
          <span aria-hidden> · </span>
          <Link to={paths.site.privacy} className="underline underline-offset-2">
            Privacidad
          </Link>
        </footer>
      )}
    </div>
  );
}

type BookingHeadProps = {
  title: string;
  intro?: string | null;
  /** The element of the title: in a preview it is not a heading. */
  as?: "h1" | "p";
};

/** The name of the practice, and its introduction. */
export const BookingHead = ({ title, intro, as: Title = "h1" }: BookingHeadProps) => (
  <header className="mb-6 border-accent/35 border-s-4 border-double ps-4 sm:mb-8 sm:ps-6">
    <p className="text-ink-soft">Reservar un turno</p>
    <Title className="text-balance break-words font-serif text-[1.75rem] leading-tight sm:text-[2.25rem]">
      {title}
    </Title>
    {intro && (
      <p className="mt-2 max-w-2xl whitespace-pre-line break-words text-ink-soft text-lg">
        {intro}
      </p>
    )}
  </header>
);
