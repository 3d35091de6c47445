/** The library publishes no types for its worker, which is only handed back to it. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
