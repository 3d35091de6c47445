import type { ReactNode } from "react";

type TextPageProps = {
  title: string;
  lead?: ReactNode;
  /** The content below is not running text and has its own styles. */
  plain?: boolean;
  children?: ReactNode;
};

/** A page of text: a serif heading on the margin line, and lines of readable length. */
export function TextPage({ title, lead, plain, children }: TextPageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-6 pt-10 sm:px-10 sm:pt-16">
      <article className="sm:border-accent/35 sm:border-s-4 sm:border-double sm:ps-12">
        <h1 className="max-w-3xl text-balance font-serif text-[2.125rem] leading-[1.15] tracking-[-0.01em] sm:text-[2.75rem]">
          {title}
        </h1>
        {lead && <p className="mt-4 max-w-2xl text-ink-soft text-lg">{lead}</p>}
        {children && <div className={plain ? "mt-8" : "prose mt-8"}>{children}</div>}
      </article>
    </div>
  );
}
