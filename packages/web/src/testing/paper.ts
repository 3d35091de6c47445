import { vi } from "vitest";
import type { Answers } from "./api-stub";

/** The letters that a PDF is printed in, which it reads from the page itself. */
export const LETTERS: Answers = { "GET /node_modules/@fontsource/newsreader/files/*": {} };

/** Stands in for the library that draws PDF; called with the name of each file that is saved. */
export async function printing() {
  const { default: pdfmake } = await import("pdfmake/build/pdfmake");
  const download = vi.fn(async (_name?: string) => undefined);
  vi.spyOn(pdfmake, "createPdf").mockReturnValue({ download } as never);
  return download;
}
