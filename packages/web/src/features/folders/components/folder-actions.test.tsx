// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { Desk } from "~/lib/lists/use-desk";
import { calls, copies, sees, shows } from "~/testing/press";
import { COURT, folder } from "~/testing/samples/folder";
import { READING_MEMBERS } from "~/testing/samples/members";
import { subscription } from "~/testing/samples/subscription";
import { clear, show } from "~/testing/stage";
import type { FolderRow } from "../lib/folder-row";
import FolderDetailsPage from "./folder-details-page";
import { FolderFacts } from "./folder-facts";
import { FolderHead } from "./folder-head";
import FolderPeek from "./folder-peek";
import { FullPlanDialog } from "./full-plan-dialog";
import { ReserveDialog } from "./reserve-dialog";

afterEach(clear);

const usage = { folders: 5, calculators: 0, contacts: 0, storage: 0, members: 2 };
const team = { session: { subscription: subscription({ usage }) }, answers: READING_MEMBERS };
const SLOTS = { client: () => null, file: () => null, onMovement: vi.fn() };
const closing = () => ({ onClose: vi.fn() });

it("copies the name and number of a case, and opens what can be done with it", async () => {
  const does = {
    ...{ onMovement: vi.fn(), onEdit: vi.fn(), onLink: vi.fn(), onReserve: vi.fn() },
    ...{ onShelve: vi.fn(), onDelete: vi.fn() },
  };
  const more = () => press("Más acciones de la causa", shows("Vínculo con el tribunal"));
  const { press } = show(<FolderHead folder={folder({ court: COURT })} {...does} />, team);
  const name = "Pérez c/ Gómez s/ despido (Expte. CNT 4321/2024)";
  await press("Movimiento", calls(does.onMovement));
  await press("Reservar", calls(does.onReserve));
  await more();
  await press("Copiar carátula y número", copies(name));
  await more();
  await press("Vínculo con el tribunal", calls(does.onLink));
  await press("Archivar la causa", calls(does.onShelve));
  await press("Editar", calls(does.onEdit));
});

it("offers to link a case that no court follows", async () => {
  const does = { onMovement: vi.fn(), onEdit: vi.fn(), onLink: vi.fn(), onReserve: vi.fn() };
  const rest = { onShelve: vi.fn(), onDelete: vi.fn() };
  const { press } = show(<FolderHead folder={folder()} {...does} {...rest} />, team);
  await press("Vincular", calls(does.onLink));
});

it("edits a case from its card beside the list", async () => {
  const edit = vi.fn();
  const list = { records: { kind: { one: "causa" } } };
  const desk = { list, actions: { edit }, step: vi.fn(), place: vi.fn() };
  const { press } = show(<FolderPeek desk={desk as unknown as Desk<FolderRow>} id="fol_1" />, {
    answers: { "GET /api/folders/*": { success: true, folder: folder() } },
  });
  await sees("Juan Pérez");
  await press("Editar (E)", calls(edit, "fol_1"));
});

it("tries again to read a case", async () => {
  const { press, asks } = show(<FolderDetailsPage {...SLOTS} />, {
    at: "/apps/folders/details/fol_1",
    route: "/apps/folders/details/:id",
    answers: { "GET /api/folders/*": [400, { success: false, message: "No se pudo." }] },
  });
  await press("Intentar de nuevo", asks("GET /api/folders/fol_1"));
});

it("makes room for a new case in a full plan by archiving one", async () => {
  const { onClose } = closing();
  const used = { value: 5, max: 5 };
  const { press, asks } = show(<FullPlanDialog used={used} userId="usr_1" onClose={onClose} />, {
    answers: { "GET /api/folders/user/*": { success: true, folders: [folder()] } },
  });
  await press("Cancelar", calls(onClose));
  await press(
    "Archivar Pérez c/ Gómez s/ despido",
    asks("POST /api/subscriptions/archive-items", { resourceType: "folders", itemIds: ["fol_1"] }),
  );
});

it("reserves a case for the people chosen", async () => {
  const { onClose } = closing();
  const { press, asks } = show(<ReserveDialog folder={folder()} onClose={onClose} />, team);
  await press("Cancelar", calls(onClose));
  // Who chooses sees it already.
  const chosen = () => document.querySelectorAll("input:checked").length;
  await press("Ana Ruiz", () => expect(chosen()).toBe(2));
  const body = { access: "reserved", memberIds: ["usr_01J00000000000000000000002"] };
  await press("Reservar", asks("PUT /api/folders/fol_1", body));
});

it("opens a reserved case to the whole practice", async () => {
  const reserved = folder({ access: "reserved" });
  const { press, asks } = show(<ReserveDialog folder={reserved} {...closing()} />, team);
  await press("Abrir a todo el estudio", asks("PUT /api/folders/fol_1", { access: "practice" }));
});

it("says that a case is archived once it is", async () => {
  const { press } = show(<FolderDetailsPage {...SLOTS} />, {
    at: "/apps/folders/details/fol_1",
    route: "/apps/folders/details/:id",
    answers: {
      "GET /api/folders/*": { success: true, folder: folder() },
      "POST /api/subscriptions/archive-items": {
        success: true,
        archivedIds: ["fol_1"],
        failed: [],
        message: "Se archivó 1 causa.",
      },
    },
  });
  await press("Archivar la causa", shows("Se archivó 1 causa."));
});

it("asks for what is not known of a case", async () => {
  const onComplete = vi.fn();
  const { press } = show(
    <FolderFacts folder={folder({ materia: null })} onComplete={onComplete} />,
  );
  await press(/^Completar \d+ datos?$/, calls(onComplete));
});
