// @vitest-environment happy-dom
import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, type Mock, vi } from "vitest";
import { afterPaint } from "~/lib/after-paint";
import { calls, sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import type { NovedadActions } from "../hooks/use-novedad-actions";
import { NO_FILTER } from "../lib/rows";
import { Inbox } from "./inbox";
import { NovedadDetail } from "./novedad-detail";
import { NovedadFilters } from "./novedad-filters";
import { NovedadRow } from "./novedad-row";
import NovedadesPage from "./novedades-page";

afterEach(clear);

const asked = { addressee: null, side: null, whose: "ours", because: "Traslado a la actora." };
const proposal = {
  ...{ kind: "deadline", name: "Traslado", title: "Contestar", because: "córrase traslado" },
  ...{ norma: "", verificado: true, fuente: "", cantidad: 5, unidad: null, variables: null },
  ...{ vencimiento: "2026-03-20", notice: null, start: null, conteo: null, advertencias: [] },
};
const novedad = {
  ...{ _id: "nov_1", folderId: "fol_1", folderName: "Pérez c/ Gómez", system: "pjn" },
  ...{ number: "CNT 1/2024", date: "2026-03-10", title: "Traslado", text: "", link: null },
  ...{ state: "seen", proposal, asked, scheduled: null, version: 1, movementId: "mov_1" },
  ...{ userId: "usr_1", createdAt: "2026-03-10T12:00:00.000Z" },
} as unknown as Novedad;

const stubActions = () =>
  ({
    ...{ busy: new Set(), completing: undefined, setCompleting: vi.fn(), see: vi.fn() },
    ...{ propose: vi.fn(), dismiss: vi.fn(), restore: vi.fn(), accept: vi.fn() },
    ...{ address: vi.fn(), represent: vi.fn() },
  }) as unknown as Record<keyof NovedadActions, Mock>;

const showDetail = (change: object = {}) => {
  const [actions, shown] = [stubActions(), { ...novedad, ...change } as Novedad];
  const detail = <NovedadDetail novedad={shown} actions={actions as unknown as NovedadActions} />;
  return { ...show(detail), actions, shown };
};

it("schedules what a novedad proposes, adjusts it, or dismisses it", async () => {
  const { press, actions, shown } = showDetail();
  await press("Agendar plazo", calls(actions.propose, shown));
  await press("Ajustar", calls(actions.setCompleting, shown));
  await press("Sin acción", calls(actions.dismiss, shown));
});

it("schedules and drafts the writ that answers, and leads to it afterwards", async () => {
  const writ = { templateId: "impugna-pericia", title: "Impugna pericia" };
  const open = showDetail({ writ });
  const both = "Agendar y redactar: Impugna pericia";
  await open.press(both, calls(open.actions.propose, open.shown, true));
  await clear();
  showDetail({ state: "scheduled", escritoId: "esc_1" });
  const link = screen.getByText("Abrir el escrito que responde");
  expect(link.getAttribute("href")).toBe("/apps/escritos/esc_1");
});

it("returns a handled novedad to the inbox", async () => {
  const { press, actions, shown } = showDetail({ state: "noAction" });
  await press("Volver a la bandeja", calls(actions.restore, shown));
});

it("says whom a novedad addresses", async () => {
  const { press, actions, shown } = showDetail({ asked: { ...asked, whose: "unknown" } });
  await press("A la otra parte", calls(actions.address, shown, "theirs"));
  await press("A mi cliente", calls(actions.address, shown, "ours"));
});

it("shows the details of a line", async () => {
  const onShow = vi.fn();
  const { press } = show(
    <NovedadRow novedad={novedad} now="2026-10-01" shown={false} onShow={onShow} />,
  );
  await press(/^Traslado/, calls(onShow, novedad));
});

it("shows the details of the line one stands on after its paint, and not of one that is left at once", async () => {
  const other = { ...novedad, _id: "nov_2", folderId: "fol_2", title: "Vista" };
  const actions = stubActions();
  const given = actions as unknown as NovedadActions;
  const inbox = <Inbox rows={[novedad, other]} handled={false} more={false} actions={given} />;
  const { router } = show(inbox, { at: "/novedades", route: "*" });
  const line = screen.getByRole("link", { name: /^Vista/ });
  fireEvent.focus(line);
  expect(actions.see).not.toHaveBeenCalled();
  await waitFor(() => expect(actions.see).toHaveBeenCalledWith(other));
  expect(location.search).toBe("?novedad=nov_2");
  // A key opens its page before the paint.
  fireEvent.focus(screen.getByRole("link", { name: /^Traslado/ }));
  fireEvent.click(line);
  await new Promise((done) => afterPaint(() => afterPaint(() => done(undefined))));
  expect(actions.see).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe("/apps/folders/details/fol_2");
});

it("removes the filters", async () => {
  const onChange = vi.fn();
  const filter = { ...NO_FILTER, fuero: "CNT" };
  const { press } = show(<NovedadFilters rows={[novedad]} {...{ filter, onChange }} />);
  await press("Quitar los filtros", calls(onChange, NO_FILTER));
});

it("removes the filters that nothing matches", async () => {
  const actions = stubActions() as unknown as NovedadActions;
  const { press } = show(
    <Inbox rows={[novedad]} handled={false} more={false} actions={actions} />,
    {
      at: "/novedades?fuero=CIV",
    },
  );
  await sees("Ninguna novedad coincide");
  const [, inEmpty] = screen.getAllByText("Quitar los filtros");
  await press(inEmpty as HTMLElement, () => expect(location.search).toBe(""));
});

it("reads the inbox again after a failure", async () => {
  const { press, asks } = show(<NovedadesPage deadline={() => null} />);
  await press("Reintentar", asks("GET /api/novedades"));
});
