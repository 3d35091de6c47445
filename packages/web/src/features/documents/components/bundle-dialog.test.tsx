// @vitest-environment happy-dom
import type { Bundle } from "@foja/core/practice/bundles/bundle.schema";
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, sees, shows } from "~/testing/press";
import { documentRow } from "~/testing/samples/document";
import { clear, show } from "~/testing/stage";
import BundleDialog from "./bundle-dialog";
import { MarkedDocuments } from "./marked-documents";

afterEach(clear);

const ROWS = [
  documentRow(),
  documentRow({ _id: "doc_2", name: "Recibos" }),
  documentRow({ _id: "doc_3", name: "Telegrama" }),
];

const bundle = (more: Partial<Bundle> = {}): { success: true; bundle: Bundle } => ({
  success: true,
  bundle: {
    ...{ _id: "bun_1", folderId: "fol_1", title: "Pérez c/ Gómez", status: "building" },
    ...{ progress: 0, parts: [], error: null, createdAt: "2026-03-02T12:00:00.000Z", ...more },
  },
});

const PARTS = [
  { documentId: "doc_8", pages: 12, bytes: 4_900_000 },
  { documentId: "doc_9", pages: 1, bytes: 90_000 },
];

it("puts the chosen ones in another order, leaves one out, and asks for the file", async () => {
  const { press, asks } = show(<BundleDialog rows={ROWS} onClose={vi.fn()} />, {
    answers: {
      "POST /api/documents/bundles": bundle(),
      "GET /api/documents/bundles/bun_1": bundle({ status: "ready", parts: PARTS }),
      "GET /api/documents/doc_9/content": { success: true, url: "#bajado" },
    },
  });
  const first = (name: string) => () =>
    expect(document.querySelector("ol li")?.textContent).toContain(name);
  await press("Mover Demanda hacia abajo", first("Recibos"));
  await press("Mover Demanda hacia arriba", first("Demanda"));
  await press("Sacar Recibos", hides("Recibos"));
  const layer = () => document.querySelector<HTMLInputElement>("input[type=checkbox]");
  layer()?.click();
  expect(layer()?.checked).toBe(false);
  await press(
    "Armar",
    asks("POST /api/documents/bundles", {
      ...{ folderId: "fol_1", documentIds: ["doc_1", "doc_3"], title: "Pérez c/ Gómez" },
      ...{ partSize: 5_000_000, textLayer: false },
    }),
  );
  await sees("El expediente está listo: 13 fojas en 2 partes.");
  await press("Bajar Pérez c/ Gómez (parte 2)", () => expect(location.hash).toBe("#bajado"));
});

it("says why it was not built, and goes back to the list", async () => {
  const error = "«Recibos» tiene contraseña: subí una copia sin ella.";
  const { press } = show(<BundleDialog rows={ROWS} onClose={vi.fn()} />, {
    answers: {
      "POST /api/documents/bundles": bundle(),
      "GET /api/documents/bundles/bun_1": bundle({ status: "failed", error }),
    },
  });
  await press("Armar", shows(error));
  await press("Volver a la lista", shows("Orden de los documentos"));
});

it("may be left while it is built", async () => {
  const onClose = vi.fn();
  const { press } = show(<BundleDialog rows={ROWS} onClose={onClose} />, {
    answers: {
      "POST /api/documents/bundles": bundle(),
      "GET /api/documents/bundles/bun_1": bundle({ progress: 0.4 }),
    },
  });
  await press("Armar", shows("Armando el expediente"));
  await press("Seguir en segundo plano", calls(onClose));
});

it("is offered for documents of one case that have pages, and for no others", async () => {
  const { press } = show(<MarkedDocuments rows={ROWS} />);
  await press("Armar el expediente", shows("Orden de los documentos"));
  await clear();
  show(
    <MarkedDocuments
      rows={[...ROWS, documentRow({ _id: "doc_4", name: "Audio", type: "audio/mpeg" })]}
    />,
  );
  expect(document.body.textContent?.trim()).toBe("Bajar");
});
