// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { clear, show } from "~/testing/stage";
import TrashPage from "./trash-page";

afterEach(clear);

const trashed = {
  ...{ _id: "tsk_1", kind: "task", name: "Contestar demanda", folderId: null, folderName: null },
  ...{ deletedAt: "2026-11-20T12:00:00.000Z", purgeAt: "2026-12-20T12:00:00.000Z", held: null },
};

it("restores what was deleted", async () => {
  const { press, asks } = show(<TrashPage />, {
    answers: { "GET /api/trash": { success: true, trash: [trashed] } },
  });
  await press("Restaurar Contestar demanda", asks("POST /api/tasks/tsk_1/restore"));
});

it("tries again to read what was deleted", async () => {
  const { press, asks } = show(<TrashPage />, {
    answers: { "GET /api/trash": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/trash"));
});
