import { useEffect, useState } from "react";
import { guideText } from "../lib/guide-texts";

/** The text of an article; undefined while loading. If its code fails to load, the page crashes. */
export function useGuideText(slug: string): string | undefined {
  const [html, setHtml] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    guideText(slug).then((text) => setHtml(text ?? ""), setFailure);
  }, [slug]);
  if (failure) throw failure;
  return html;
}
