import { cleanHtml } from "@foja/core/kernel/safe-html.rules";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import type { PreviewProps } from "../lib/preview-props";
import { markText } from "../lib/text-marks";
import { SHEET } from "./plain-preview";
import "./preview.css";

/** The text of a DOCX with its titles, lists and tables; without its pictures. */
export default function DocxPreview({ document, bytes, q }: PreviewProps) {
  const { data: html, error } = useQuery({
    queryKey: ["documents", "html", document.file._id],
    gcTime: 0,
    retry: false,
    queryFn: () => htmlOf(bytes),
  });
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(html ?? "", "text/html");
    sheet.current?.replaceChildren(...parsed.body.childNodes);
    return markText(sheet.current, q);
  }, [html, q]);
  if (error) {
    return (
      <EmptyState>
        No se puede mostrar este documento: está dañado. Lo podés bajar y abrir con tu procesador de
        textos.
      </EmptyState>
    );
  }
  if (html === undefined) return <SkeletonRows rows={8} label="Abriendo el documento" />;
  return <div ref={sheet} className={`${SHEET} docx-sheet`} />;
}

/** What a DOCX says as HTML, without anything that could run or be fetched. */
async function htmlOf(bytes: ArrayBuffer): Promise<string> {
  const { default: mammoth } = await import("mammoth/mammoth.browser");
  const ignoreAllImages = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    { convertImage: ignoreAllImages },
  );
  return cleanHtml(value);
}
