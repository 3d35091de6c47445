import { textIn } from "@foja/core/practice/texts/plain-text.rules";
import { useEffect, useRef } from "react";
import type { PreviewProps } from "../lib/preview-props";
import { markText } from "../lib/text-marks";
import "./preview.css";

/** The frame of a text that is read on one sheet. */
export const SHEET = "max-h-[75dvh] overflow-auto p-6 leading-relaxed";

/** A plain text. */
export function PlainPreview({ bytes, q }: PreviewProps) {
  const sheet = useRef<HTMLPreElement>(null);
  useEffect(() => markText(sheet.current, q), [q]);
  return (
    <pre ref={sheet} className={`${SHEET} whitespace-pre-wrap break-words font-mono text-sm`}>
      {textIn(new Uint8Array(bytes))}
    </pre>
  );
}
