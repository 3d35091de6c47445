// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { askedDeletion } from "~/lib/ask-deletion";
import type { Desk } from "~/lib/lists/use-desk";
import { calls, goesTo, hides, sees, shows } from "~/testing/press";
import { document as sample } from "~/testing/samples/document";
import { clear, show } from "~/testing/stage";
import { uploads } from "../hooks/uploads";
import { type DocumentRow, toRow } from "../lib/document-row";
import { CaseFiles } from "./case-files";
import { DocumentMenu } from "./document-menu";
import DocumentPage from "./document-page";
import { DocumentPeek } from "./document-peek";
import { DocumentVersions } from "./document-versions";
import { MarkedDocuments } from "./marked-documents";
import { ShareDialog } from "./share-dialog";
import { UploadButtons } from "./upload-buttons";
import { UploadTray } from "./upload-tray";

afterEach(() => {
  for (const { key } of uploads.shown.get().list) uploads.remove(key);
  vi.restoreAllMocks();
  return clear();
});

const AT = "/api/documents/doc_1";
const URL = "https://s3/pericia.pdf";
const version = (revision: number) => ({ ...sample.file, _id: `att_${revision}`, revision });

const answers = {
  [`GET ${AT}`]: { success: true, document: sample },
  [`GET ${AT}/content`]: { success: true, url: URL },
  [`GET ${AT}/versions`]: { success: true, versions: [version(2), version(1)] },
  "GET /api/history/*": { success: true, history: [], people: {}, createdBy: null },
};

/** The effect that a download begins. */
function downloads() {
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  return calls(assign, URL);
}

const pick = (label: string) => {
  const opened = vi.fn();
  screen.getByLabelText(label).addEventListener("click", opened);
  return calls(opened);
};

it("opens the system's dialog to upload, and the camera", async () => {
  const { press } = show(<UploadButtons target={{ folderId: null }} />);
  await press("Subir documentos", pick("Elegir archivos"));
  await press("Sacar una foto", pick("Foto"));
});

it("says why a file was not uploaded, tries it again, and takes it off the list", async () => {
  const { press, asks } = show(
    <>
      <UploadButtons target={{ folderId: "fol_1", folderName: "Pérez c/ Gómez" }} />
      <UploadTray />
    </>,
    {
      answers: {
        "POST /api/documents": [
          422,
          { success: false, error: "request.invalid", message: "Causa: no encontramos esa causa." },
        ],
      },
    },
  );
  const file = new File(["a"], "demanda.pdf", { type: "application/pdf" });
  await userEvent.upload(screen.getByLabelText("Elegir archivos"), file);
  await sees("Causa: no encontramos esa causa.");
  const announced = asks("POST /api/documents", {
    ...{ name: "demanda.pdf", size: 1, type: "application/pdf", folderId: "fol_1" },
  });
  await press("Reintentar demanda.pdf", announced);
  await sees("No se subió el archivo");
  await press("Quitar demanda.pdf", hides("demanda.pdf"));
  await userEvent.upload(screen.getByLabelText("Elegir archivos"), file);
  await sees("No se subió el archivo");
  await press("Listo", hides("demanda.pdf"));
});

it("downloads each version, and uploads a new one", async () => {
  const { press, asks } = show(<DocumentVersions document={sample} />, { answers });
  await sees("Versión 1");
  await press("Subir una versión nueva", pick("Elegir un archivo"));
  await press("Bajar la versión 1", asks(`GET ${AT}/content?revision=1`));
});

it("downloads and edits the document beside the list", async () => {
  const edit = vi.fn();
  const list = { records: { kind: { one: "documento" } } };
  const desk = { actions: { edit }, list, step: vi.fn(), place: vi.fn() };
  const { press } = show(<DocumentPeek desk={desk as unknown as Desk<DocumentRow>} id="doc_1" />, {
    answers,
  });
  await sees("Pericia contable");
  await press("Bajar", downloads());
  await press("Editar (E)", calls(edit, "doc_1"));
});

it("downloads from the menu of a row, and all that are marked", async () => {
  const actions = {
    edit: vi.fn(),
    remove: vi.fn(),
    peek: vi.fn(),
    shelve: vi.fn(),
    toggle: vi.fn(),
  };
  const row = toRow(sample);
  const { press, asks } = show(
    <>
      <DocumentMenu {...{ row, actions }} archived={false} />
      <MarkedDocuments rows={[row]} />
    </>,
    { answers },
  );
  downloads();
  await press("Bajar", asks(`GET ${AT}/content`));
  await press("Acciones de Pericia contable", shows("Abrir la causa"));
});

it("downloads a file from the task that it hangs on", async () => {
  const task = "/api/tasks/tas_1/attachments/att_1";
  const file = {
    ...{ _id: "att_1", name: "copia.pdf", size: 10, type: "application/pdf" },
    ...{ createdAt: sample.createdAt, from: { kind: "task", _id: "tas_1", name: "Pedir copias" } },
  };
  const { press, asks } = show(<CaseFiles folderId="fol_1" />, {
    answers: {
      "GET /api/documents": { success: true, documents: [], files: [file] },
      [`GET ${task}`]: { success: true, url: URL },
    },
  });
  await sees("de la tarea Pedir copias");
  downloads();
  await press("Bajar copia.pdf", asks(`GET ${task}`));
});

const showPage = (given: object = {}) =>
  show(<DocumentPage preview={({ name }) => <p>Adentro de {name}</p>} />, {
    answers: { ...answers, ...given },
    at: "/apps/documents/doc_1",
    route: "/apps/documents/:id",
  });

it("downloads, edits and deletes a document on its page", async () => {
  const { press } = showPage({ [`DELETE ${AT}`]: { success: true, message: "Eliminado." } });
  await sees("Versión 2");
  await press("Bajar", downloads());
  await press("Editar", shows("Guardar cambios"));
  await press("Cerrar", hides("Guardar cambios"));
  await press("Eliminar…", () => {
    expect(askedDeletion.get().asked?.text).toContain("«Pericia contable»");
  });
  askedDeletion.set({ asked: null });
});

it("reads a document again that could not be read", async () => {
  const failed = [500, { success: false, error: "internal", message: "Falló." }] as const;
  const { press, asks } = showPage({ [`GET ${AT}`]: failed });
  await sees("No pudimos cargar el documento");
  await press("Intentar de nuevo", asks(`GET ${AT}`));
});

it("leads to the list from one that is not there", async () => {
  const none = [404, { success: false, error: "document.not_found", message: "No está." }] as const;
  const { press } = showPage({ [`GET ${AT}`]: none });
  await sees("No encontramos ese documento");
  await press("Ver los documentos", goesTo("/apps/documents"));
});

const SHARING = "/api/client-documents/doc_1";
const rosa = { _id: "con_1", name: "Rosa Pérez", hasPage: true };
const showSharing = (sharing: object, onClose = vi.fn()) =>
  show(<ShareDialog id="doc_1" name="Pericia contable" {...{ onClose }} />, {
    answers: {
      [`GET ${SHARING}`]: { success: true, ...sharing },
      [`PUT ${SHARING}`]: { success: true, message: "El cliente ya lo puede ver." },
    },
  });

it("shares a document with the clients of its case, and says who sees it", async () => {
  const juan = { _id: "con_2", name: "Juan Gómez", hasPage: false };
  const { press, asks } = showSharing({ shared: false, clients: [rosa, juan] });
  await sees("Lo va a ver:");
  await sees("Juan Gómez · todavía sin enlace a esta causa");
  await press("Compartir", asks(`PUT ${SHARING}`, { shared: true }));
});

it("stops sharing a document", async () => {
  const { press, asks } = showSharing({ shared: true, clients: [rosa] });
  await sees("Lo ve:");
  await press("Dejar de compartir", asks(`PUT ${SHARING}`, { shared: false }));
});

it("shares nothing where the case has no client", async () => {
  const onClose = vi.fn();
  const { press } = showSharing({ shared: false, clients: [] }, onClose);
  await sees("no hay con quién compartirlo");
  expect(screen.getByRole("button", { name: "Compartir" }).hasAttribute("disabled")).toBe(true);
  await press(screen.getByText("Cerrar"), calls(onClose));
});

it("opens what a client would see from the page of a document and from its row", async () => {
  const given = { [`GET ${SHARING}`]: { success: true, shared: false, clients: [rosa] } };
  const { press } = showPage(given);
  await sees("Versión 2");
  await press("Compartir con el cliente…", shows("Lo va a ver:"));
});
