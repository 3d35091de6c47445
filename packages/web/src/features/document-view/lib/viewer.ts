import type { PDFDocumentProxy } from "pdfjs-dist";
import type { Library } from "./library";

export type Matches = { current: number; total: number };

export type Events = {
  /** The page that is in sight, the first is 1. */
  onPage(page: number): void;
  /** The scale, 1 is the size of the paper. */
  onScale(scale: number): void;
  onMatches(matches: Matches): void;
  /** A page was drawn; `isPicture`: it has no text of its own. */
  onDrawn(page: number, element: HTMLElement, isPicture: boolean): void;
};

type Parts = { container: HTMLDivElement; viewer: HTMLDivElement };

/** The library's own words are English, and nothing of it that has some is shown. */
const NO_WORDS = {
  getLanguage: () => "es-ar",
  getDirection: () => "ltr",
  get: async () => "",
  translate: async () => {},
  translateOnce: async () => {},
  pause: () => {},
  resume: () => {},
  destroy: async () => {},
};

/** The whole width of the container. */
export const WHOLE_WIDTH = "page-width";

type FindController = InstanceType<Library["viewer"]["PDFFindController"]>;

/**
 * Scrolls to what was found inside the pages alone: the library scrolls the whole page, and the name of
 * the document would go under the head of Foja.
 */
function keepInside(controller: FindController, container: HTMLElement): void {
  const scroll = controller.scrollMatchIntoView.bind(controller);
  controller.scrollMatchIntoView = (match) => {
    const element = match.element as HTMLElement | null;
    if (element) {
      element.scrollIntoView = () => {
        const below = element.getBoundingClientRect().top - container.getBoundingClientRect().top;
        container.scrollTop += below - container.clientHeight / 3;
      };
    }
    scroll(match);
  };
}

/** A PDF drawn page by page as it is scrolled, whose text can be selected and found. */
export function createViewer({ viewer: library }: Library, parts: Parts, events: Events) {
  const eventBus = new library.EventBus();
  const linkService = new library.PDFLinkService({ eventBus, externalLinkTarget: 2 });
  const findController = new library.PDFFindController({ eventBus, linkService });
  keepInside(findController, parts.container);
  const viewer = new library.PDFViewer({
    ...parts,
    ...{ eventBus, linkService, findController },
    removePageBorders: true,
    // Links and stamps are shown; forms are not filled in here.
    annotationMode: 1,
    annotationEditorMode: -1,
    imageResourcesPath: "",
    l10n: NO_WORDS as never,
  });
  linkService.setViewer(viewer);
  // What scrolls is reached by keyboard.
  parts.container.tabIndex = 0;
  const started = new Promise<void>((resolve) => eventBus.on("pagesinit", () => resolve()));
  eventBus.on("pagesloaded", () => {
    for (const page of parts.viewer.querySelectorAll<HTMLElement>(".page")) {
      page.ariaLabel = `Página ${page.dataset.pageNumber}`;
    }
  });
  eventBus.on("pagechanging", ({ pageNumber }: { pageNumber: number }) =>
    events.onPage(pageNumber),
  );
  eventBus.on("scalechanging", ({ scale }: { scale: number }) => events.onScale(scale));
  type Found = { matchesCount: Matches };
  eventBus.on("updatefindmatchescount", (found: Found) => events.onMatches(found.matchesCount));
  eventBus.on("updatefindcontrolstate", (found: Found) => events.onMatches(found.matchesCount));
  type Drawn = { pageNumber: number; source: { div: HTMLElement } };
  eventBus.on("textlayerrendered", ({ pageNumber, source: { div } }: Drawn) => {
    const layer = div.querySelector(".textLayer");
    events.onDrawn(pageNumber, div, layer?.textContent?.trim() === "");
  });
  // Pages that left the document with their screen are not scrolled any more: the library would complain.
  const isThere = () => parts.container.offsetParent !== null;
  // What fills the width goes on to fill it when the window changes.
  const resized = new ResizeObserver(() => {
    if (isThere() && viewer.pdfDocument && viewer.currentScaleValue === WHOLE_WIDTH) {
      viewer.currentScaleValue = WHOLE_WIDTH;
    }
  });
  resized.observe(parts.container);
  let sought: readonly string[] = [];
  const find = (type: "" | "again", findPrevious = false) =>
    eventBus.dispatch("find", {
      ...{ source: viewer, type, findPrevious, query: [...sought] },
      ...{ caseSensitive: false, entireWord: false, matchDiacritics: false, highlightAll: true },
    });
  return {
    /** Shows a document from a page on; resolves when its pages have their places. */
    async show(pdf: PDFDocumentProxy, page: number): Promise<void> {
      linkService.setDocument(pdf);
      viewer.setDocument(pdf);
      await started;
      if (!isThere()) return;
      viewer.currentScaleValue = WHOLE_WIDTH;
      viewer.currentPageNumber = Math.min(Math.max(1, page), pdf.numPages);
    },
    goTo: (page: number) => {
      viewer.currentPageNumber = page;
    },
    zoom: (scale: string) => {
      viewer.currentScaleValue = scale;
    },
    /** Marks texts on every page, and goes to the first of them from the page in sight on. */
    look: (texts: readonly string[]) => {
      sought = texts;
      if (texts.length === 0) eventBus.dispatch("findbarclose", { source: viewer });
      else find("");
    },
    next: (isBackwards: boolean) => find("again", isBackwards),
    close: () => {
      resized.disconnect();
      // A search that is still going on finds no page to go to.
      linkService.setDocument(null as unknown as PDFDocumentProxy);
      viewer.setDocument(null as unknown as PDFDocumentProxy);
    },
  };
}

export type Viewer = ReturnType<typeof createViewer>;
