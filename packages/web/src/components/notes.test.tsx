// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { PageLoadError } from "~/lib/retry-loading";
import { token } from "~/lib/session/store";
import { calls } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { CrashPage } from "./crash-page";
import { FormDialog } from "./form-dialog";
import { InTrash } from "./in-trash";
import { Listing } from "./lists/listing";
import { OfferedDraft } from "./offered-draft";
import { PageBoundary } from "./page-boundary";
import { RestoredDraft } from "./restored-draft";
import { SessionFailure } from "./session-failure";
import { TheirChanges } from "./their-changes";

afterEach(clear);

it("reloads the page after a crash, or when its code did not arrive", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  const crash = show(<CrashPage error={new Error("x")} />);
  await crash.press("Recargar la página", calls(reload));
  clear();
  reload.mockClear();
  const Missing = () => {
    throw new PageLoadError(undefined);
  };
  // React reports what a boundary catches.
  const complained = vi.mocked(console.error).mockImplementation(() => undefined);
  const { press } = show(
    <PageBoundary place="/tareas">
      <Missing />
    </PageBoundary>,
  );
  complained.mockReset();
  await press("Recargar la página", calls(reload));
  reload.mockRestore();
});

it("tries again to open the session, and to read a list", async () => {
  token.set("held");
  const { press, asks } = show(<SessionFailure reason="Sin red." />, {
    session: { isInitialized: false, isLoggedIn: false },
  });
  await press("Intentar de nuevo", asks("GET /api/auth/me"));
  clear();
  const refetch = vi.fn();
  const query = {
    ...{ error: new Error("x"), refetch, fetchNextPage: vi.fn() },
    ...{ hasNextPage: false, isFetchingNextPage: false },
  };
  const list = show(
    <Listing query={query} rows={undefined} empty="Nada.">
      {() => null}
    </Listing>,
  );
  await list.press("Reintentar", calls(refetch));
});

it("restores a record from Eliminadas, or the case with which it was deleted", async () => {
  const deleted = { kind: "task", _id: "tsk_1", since: "2026-11-20", until: "2026-12-20" };
  const one = show(<InTrash deleted={{ ...deleted, with: null }} />);
  await one.press("Restaurar", one.asks("POST /api/tasks/tsk_1/restore"));
  clear();
  const other = show(<InTrash deleted={{ ...deleted, with: "fol_1" }} />);
  await other.press("Restaurar la causa", other.asks("POST /api/folders/fol_1/restore"));
});

it("discards a draft, takes a colleague's value, and leaves a form", async () => {
  const [onDiscard, onTake, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const draft = show(<RestoredDraft onDiscard={onDiscard} />);
  await draft.press("Descartar el borrador", calls(onDiscard));
  clear();
  const [onRecover, onForget] = [vi.fn(), vi.fn()];
  const offer = show(<OfferedDraft name="MO-77-2019" {...{ onRecover, onForget }} />);
  await offer.press("Recuperar MO-77-2019", calls(onRecover));
  await offer.press("Descartar", calls(onForget));
  clear();
  const kept = [{ name: "materia", mine: "A", theirs: "B", pick: "mine" as const }];
  const theirs = show(
    <TheirChanges
      theirs={{ fields: ["materia"], kept, done: [], nameOf: () => "" }}
      labelOf={() => "Materia"}
      write={(_, value) => String(value)}
      onTake={onTake}
    />,
  );
  await theirs.press("Usar el suyo: Materia", calls(onTake, "materia"));
  clear();
  const form = show(
    <FormDialog title="Nueva" action="Crear" onSubmit={() => undefined} onClose={onClose}>
      {null}
    </FormDialog>,
  );
  await form.press("Cancelar", calls(onClose));
  expect(onClose).toHaveBeenCalledOnce();
});
