import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  MoveHorizontal,
  Printer,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { type Matches, WHOLE_WIDTH } from "../lib/viewer";

type PreviewBarProps = {
  page: number;
  /** How many there are; undefined until the document is open. */
  pages: number | undefined;
  scale: number;
  sought: string;
  matches: Matches;
  onPage: (page: number) => void;
  onZoom: (scale: string) => void;
  onLook: (text: string) => void;
  onNext: (isBackwards: boolean) => void;
  onPrint: () => void;
};

const STEP = 1.2;
const [SMALLEST, LARGEST] = [0.25, 4];
const TYPING_MS = 300;

/** What moves through a document: page by page, closer and further, from word to word. */
export function PreviewBar(bar: PreviewBarProps) {
  const { page, pages = 0, scale, onPage, onZoom, onPrint } = bar;
  const zoomBy = (factor: number) =>
    onZoom(String(Math.min(LARGEST, Math.max(SMALLEST, scale * factor))));
  return (
    <div
      role="toolbar"
      aria-label="Vista del documento"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-3 py-2"
    >
      <div className="flex items-center gap-1">
        <IconButton
          label="Página anterior"
          size="sm"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <PageField key={page} page={page} pages={pages} onPage={onPage} />
        <span className="whitespace-nowrap text-ink-soft text-sm tabular-nums">
          de {pages || "…"}
        </span>
        <IconButton
          label="Página siguiente"
          size="sm"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <div className="flex items-center gap-1">
        <IconButton label="Alejar" size="sm" onClick={() => zoomBy(1 / STEP)}>
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton label="Acercar" size="sm" onClick={() => zoomBy(STEP)}>
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton label="Ajustar al ancho" size="sm" onClick={() => onZoom(WHOLE_WIDTH)}>
          <MoveHorizontal aria-hidden />
        </IconButton>
        <IconButton label="Imprimir" size="sm" onClick={onPrint}>
          <Printer aria-hidden />
        </IconButton>
      </div>
      <Look {...bar} />
    </div>
  );
}

type PageFieldProps = Pick<PreviewBarProps, "page" | "onPage"> & { pages: number };

function PageField({ page, pages, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const number = Number(typed);
    if (Number.isInteger(number) && number >= 1 && number <= pages) onPage(number);
    else setTyped(String(page));
  };
  return (
    <span className="w-14">
      <Input
        aria-label="Número de página"
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
        onKeyDown={({ key }) => key === "Enter" && go()}
        className="px-1 text-center tabular-nums"
      />
    </span>
  );
}

function Look({ sought, matches, onLook, onNext }: PreviewBarProps) {
  const [typed, setTyped] = useState(sought);
  useEffect(() => {
    if (typed === sought) return;
    const timer = setTimeout(() => onLook(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, sought, onLook]);
  const { current, total } = matches;
  return (
    <div className="flex min-w-0 flex-1 basis-56 items-center gap-1">
      <Input
        type="search"
        aria-label="Buscar en este documento"
        placeholder="Buscar en este documento"
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, shiftKey }) => key === "Enter" && total > 0 && onNext(shiftKey)}
        className="h-8 min-w-0 flex-1"
      />
      <span role="status" className="whitespace-nowrap text-ink-soft text-sm tabular-nums">
        {total > 0 && `${current} de ${total}`}
      </span>
      <IconButton
        label="Coincidencia anterior"
        size="sm"
        disabled={total === 0}
        onClick={() => onNext(true)}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        label="Coincidencia siguiente"
        size="sm"
        disabled={total === 0}
        onClick={() => onNext(false)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </div>
  );
}
