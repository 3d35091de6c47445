import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { notify } from "~/lib/notify";
import { loadLibrary, openPdf } from "../lib/library";
import type { PreviewProps } from "../lib/preview-props";
import { MOST_PRINTED, printPdf } from "../lib/print";
import { markScan } from "../lib/scan-marks";
import { soughtIn } from "../lib/sought.rules";
import { createViewer, type Matches, type Viewer } from "../lib/viewer";
import { PreviewBar } from "./preview-bar";
import "./preview.css";

const NO_MATCHES: Matches = { current: 0, total: 0 };

/** A PDF, read page by page: its text is selected, found and marked; what was scanned too. */
export default function PdfPreview({ document: { _id: id }, bytes, page: first, q }: PreviewProps) {
  const container = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState(false);
  const [page, setPage] = useState(first);
  const [scale, setScale] = useState(1);
  const [sought, setSought] = useState(q);
  const [matches, setMatches] = useState(NO_MATCHES);
  const [scanned, setScanned] = useState<ReadonlyMap<number, HTMLElement>>(new Map());

  const onDrawn = useEffectEvent((number: number, element: HTMLElement, isPicture: boolean) => {
    if (!isPicture) return;
    setScanned((now) => new Map(now).set(number, element));
    mark(number, element, sought);
  });
  const mark = (number: number, element: HTMLElement, text: string) =>
    // A page that cannot be read is shown without marks.
    void markScan(element, id, number, text).catch(() => 0);

  const start = useEffectEvent(async (isOver: () => boolean) => {
    const library = await loadLibrary();
    const opened = await openPdf(library, bytes);
    const parts = { container: container.current, viewer: pages.current };
    if (isOver() || !parts.container || !parts.viewer) return opened;
    const made = createViewer(
      library,
      parts as { container: HTMLDivElement; viewer: HTMLDivElement },
      {
        onPage: setPage,
        onScale: setScale,
        onMatches: setMatches,
        onDrawn: (...drawn) => onDrawn(...drawn),
      },
    );
    viewer.current = made;
    await made.show(opened, first);
    if (isOver()) return opened;
    setPdf(opened);
    made.look(soughtIn(sought));
    return opened;
  });
  useEffect(() => {
    let isOver = false;
    const starting = start(() => isOver).catch(() => {
      if (!isOver) setFailed(true);
      return undefined;
    });
    return () => {
      isOver = true;
      viewer.current?.close();
      void starting.then((opened) => opened?.loadingTask.destroy());
    };
  }, []);

  const look = (text: string) => {
    setSought(text);
    setMatches(NO_MATCHES);
    viewer.current?.look(soughtIn(text));
    for (const [number, element] of scanned) mark(number, element, text);
  };
  const print = async () => {
    if (pdf && pdf.numPages > MOST_PRINTED) {
      notify.error(
        `Desde acá se imprimen hasta ${MOST_PRINTED} páginas. Bajá el archivo para imprimirlo entero.`,
      );
    } else if (pdf) await printPdf(pdf);
  };
  if (failed) {
    return (
      <EmptyState>
        No se puede mostrar este PDF: está dañado o tiene contraseña. Lo podés bajar y abrir con tu
        lector.
      </EmptyState>
    );
  }
  return (
    <>
      <PreviewBar
        page={page}
        pages={pdf?.numPages}
        scale={scale}
        sought={sought}
        matches={matches}
        onPage={(number) => viewer.current?.goTo(number)}
        onZoom={(to) => viewer.current?.zoom(to)}
        onLook={look}
        onNext={(isBackwards) => viewer.current?.next(isBackwards)}
        onPrint={print}
      />
      <section aria-label="Páginas del documento" className="relative h-[75dvh] min-h-96 bg-wash">
        {!pdf && (
          <div className="p-4">
            <SkeletonRows rows={8} label="Abriendo el documento" />
          </div>
        )}
        <div ref={container} className="absolute inset-0 overflow-auto p-2">
          <div ref={pages} className="pdfViewer" />
        </div>
      </section>
    </>
  );
}
