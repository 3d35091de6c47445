import { useEffect, useState } from "react";
import { guideText } from "../lib/guide-texts";

/** The text of an article; nothing while it is on its way. A code file that fails crashes the page. */
export function useGuideText(slug: string): string | undefined {
  const [html, setHtml] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    guideText(slug).then((text) => setHtml(text ?? ""), setFailure);
  }, [slug]);
  if (failure) throw failure;
  return html;
}
