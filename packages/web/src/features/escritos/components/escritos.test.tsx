// @vitest-environment happy-dom
import { Bold } from "lucide-react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { calls, press, saves, sees, shows } from "~/testing/press";
import { escrito, escritoTemplate } from "~/testing/samples/escrito";
import { clear, show } from "~/testing/stage";
import CaseEscritos from "./case-escritos";
import { ConflictNote } from "./conflict-note";
import { DocxImport } from "./docx-import";
import { Downloads } from "./downloads";
import { EscritoActs } from "./escrito-acts";
import EscritoPage from "./escrito-page";
import EscritosPage from "./escritos-page";
import { FiledDialog } from "./filed-dialog";
import { MissingPanel } from "./missing-panel";
import { SaveMark } from "./save-mark";
import TemplatesPage from "./templates-page";
import { Toolbar } from "./toolbar";
import { VariablePalette } from "./variable-palette";
import { VersionsDialog } from "./versions-dialog";

afterEach(clear);

const { content: _, ...listed } = escrito();
const LIST = { "GET /api/escritos": { success: true, escritos: [listed] } };
const TEMPLATES = {
  "GET /api/escritos/templates": { success: true, templates: [escritoTemplate()] },
};
const folder = { _id: "fol_1", folderName: "Pérez c/ Gómez s/ despido" };

describe("the list of writs", () => {
  it("says the state of each and what it lacks, and begins one", async () => {
    const { press: click } = show(<EscritosPage />, { answers: { ...LIST, ...TEMPLATES } });
    await sees("1 dato falta");
    await click("Nuevo escrito", shows("Oficio"));
  });

  it("of a case begins one for that case", async () => {
    const answers = { ...LIST, ...TEMPLATES };
    const { press: click } = show(<CaseEscritos folder={folder} />, { answers });
    await sees("Acredita");
    await click("Nuevo escrito", shows("Pide un informe."));
  });
});

describe("a writ that was filed", () => {
  it("shows when, with which receipt, and what was kept", async () => {
    const filed = escrito({
      ...{ status: "presentado", filedAt: "2026-11-27T14:58:00.000Z", missing: [] },
      ...{ receipt: { number: "PJN-1", documentId: "doc_2" }, documents: { pdf: "doc_1" } },
    });
    const answers = { "GET /api/escritos/esc_1": { success: true, escrito: filed } };
    show(<EscritoPage />, { answers, at: "/apps/escritos/esc_1", route: "/apps/escritos/:id" });
    await sees("Constancia PJN-1");
    await sees("El PDF que se presentó");
    await sees("Constituyo en [Domicilio procesal]");
  });
});

describe("the acts on a writ", () => {
  const onMove = vi.fn(async () => true);
  const acts = {
    before: vi.fn(async () => undefined),
    ...{ onMove, onBack: vi.fn(), onRemoved: vi.fn() },
  };

  it("lead from a draft to a review and to ready", async () => {
    show(<EscritoActs escrito={escrito()} {...acts} />);
    await press("Pasar a revisión", calls(onMove, "revision"));
    await press("Marcar listo", calls(onMove, "listo"));
  });

  it("lead back from ready, and to its filing", async () => {
    show(<EscritoActs escrito={escrito({ status: "listo" })} {...acts} />);
    await press("Volver a borrador", calls(onMove, "borrador"));
    await press("Presentado", shows("después no se puede cambiar"));
  });

  it("keep when it was filed and its number", async () => {
    const onFile = vi.fn(async () => true);
    const { type } = show(<FiledDialog escrito={escrito()} onFile={onFile} onClose={vi.fn()} />);
    await type("Número de constancia", "PJN-7");
    await type("Día", "27/11/2026");
    await type("Hora", "11:58");
    await press(
      "Guardar presentación",
      calls(onFile, "presentado", {
        filedAt: "2026-11-27T14:58:00.000Z",
        receipt: { number: "PJN-7", documentId: null },
      }),
    );
  });

  it("show an earlier text and bring it back", async () => {
    const version = { number: 1, title: "Acredita", content: escrito().content, by: null };
    const onBack = vi.fn();
    const { asks } = show(
      <VersionsDialog escrito={escrito()} onBack={onBack} onClose={vi.fn()} />,
      {
        answers: {
          "GET /api/escritos/esc_1/versions": {
            ...{ success: true, versions: [{ ...version, at: "2026-11-20T12:00:00.000Z" }] },
          },
          "POST /api/escritos/esc_1/versions/1/restore": { success: true, escrito: escrito() },
        },
      },
    );
    await press("Ver la versión 1", shows("Constituyo en"));
    await press("Volver a la versión 1", asks("POST /api/escritos/esc_1/versions/1/restore"));
  });
});

describe("what a writ lacks", () => {
  it("is shown in the page when its field is entered, and filled from it", async () => {
    const [onShow, onFill] = [vi.fn(), vi.fn()];
    const datum = { name: "letrado.domicilio", label: "Domicilio procesal", source: "Tu perfil" };
    const { type } = show(
      <MissingPanel missing={[datum]} chosen={undefined} onShow={onShow} onFill={onFill} />,
    );
    await sees("Falta 1 dato");
    await type("Domicilio procesal", "Lavalle 1");
    expect(onShow).toHaveBeenCalledWith("letrado.domicilio");
    await press("Completar Domicilio procesal", calls(onFill, "letrado.domicilio", "Lavalle 1"));
  });

  it("is nothing once all is there; a datum that is chosen can still be changed", async () => {
    const chosen = { name: "actor", label: "Actor", value: "Ana", source: "Contactos de la causa" };
    show(<MissingPanel missing={[]} chosen={chosen} onShow={vi.fn()} onFill={vi.fn()} />);
    await sees("No falta ningún dato.");
    await sees("Contactos de la causa");
  });
});

describe("what is said of saving", () => {
  it("is why it failed, with a way to do it now", async () => {
    const onRetry = vi.fn();
    show(<SaveMark state={{ is: "failed", why: "Sin conexión." }} onRetry={onRetry} />);
    await press("Guardar ahora", calls(onRetry));
  });

  it("is that somebody saved first: theirs is seen before one's own goes over it", async () => {
    const onResolve = vi.fn();
    show(<ConflictNote theirs={escrito()} onResolve={onResolve} />);
    await press("Ver su versión", shows("Constituyo en"));
    await press("Guardar la mía", calls(onResolve, "mine"));
  });

  it("may be given up for theirs", async () => {
    const onResolve = vi.fn();
    show(<ConflictNote theirs={escrito()} onResolve={onResolve} />);
    await press("Ver su versión", shows("Quedarme con esta"));
    await press("Quedarme con esta", calls(onResolve, "theirs"));
  });
});

it("the toolbar does what it says", async () => {
  const run = vi.fn();
  show(<Toolbar groups={[[{ label: "Negrita", icon: Bold, run }]]} />);
  await press("Negrita", calls(run));
});

it("a writ is downloaded after what is unsaved was saved", async () => {
  const before = vi.fn(async () => undefined);
  show(<Downloads escrito={escrito()} before={before} />, {
    answers: { "GET /api/escritos/esc_1/docx": { success: true } },
  });
  await press("Descargar", shows("Descargar DOCX"));
  await press("Descargar DOCX", saves(/^Acredita\.docx$/));
  expect(before).toHaveBeenCalled();
});

describe("templates", () => {
  it("of the practice are deleted after a question", async () => {
    const { asks } = show(<TemplatesPage />, { answers: TEMPLATES });
    await sees("Del estudio");
    await press("Eliminar Oficio", shows("¿Eliminar «Oficio»?"));
    await press("Eliminar modelo", asks("DELETE /api/escritos/templates/mod_1"));
  });

  it("get a datum from the palette", async () => {
    const onInsert = vi.fn();
    const variable = {
      ...{ name: "actor", label: "Actor", group: "Partes", about: "Los nombres." },
      ...{ kind: "text", written: "{{actor}}", fields: [] },
    };
    show(<VariablePalette onInsert={onInsert} />, {
      answers: {
        "GET /api/escritos/templates/variables": { success: true, variables: [variable] },
      },
    });
    await sees("Partes");
    await press("Insertar Actor", calls(onInsert, "{{actor}}"));
  });

  it("are read from a DOCX that the person chooses", async () => {
    show(<DocxImport onRead={vi.fn()} />);
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    const opened = vi.fn();
    if (input) input.click = opened;
    await press("Importar DOCX", calls(opened));
  });
});
