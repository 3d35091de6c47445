import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

type GuideTextProps = {
  /** The repository's Markdown as HTML, made when the site is built. */
  html: string;
  /** The base address of the other articles. */
  base: "/guides" | "/ayuda";
};

/** The text of an article. Its links stay within the application. */
export function GuideText({ html, base }: GuideTextProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (link.origin !== location.origin) return;
    event.preventDefault();
    navigate(`${link.pathname.replace(/^\/guides(?=\/)/, base)}${link.search}`);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with Enter clicks as well
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links inside
    <div
      className="prose guide"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of this repository's files
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
