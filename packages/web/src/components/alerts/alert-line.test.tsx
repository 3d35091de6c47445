// @vitest-environment happy-dom
import { afterEach, it, vi } from "vitest";
import { calls } from "~/testing/press";
import { alert } from "~/testing/samples/alert";
import { clear, show } from "~/testing/stage";
import { AlertLine } from "./alert-line";

afterEach(clear);

const drawn = (given = alert()) => {
  const does = { onOpen: vi.fn(), onDelete: vi.fn() };
  return { ...does, ...show(<AlertLine alert={given} {...does} />) };
};

it("counts as read when its record or its case is opened", async () => {
  const first = drawn();
  await first.press(/^Vence mañana/, calls(first.onOpen, alert()));
  clear();
  const second = drawn();
  await second.press("Pérez c/ Gómez s/ despido", calls(second.onOpen, alert()));
});

it("counts as read when it leads nowhere, and is deleted", async () => {
  const about = alert({ sourceType: "system" as "task", sourceId: null, folderId: null });
  const { press, onOpen, onDelete } = drawn(about);
  await press(/^Vence mañana/, calls(onOpen, about));
  await press(/^Eliminar el aviso: Vence/, calls(onDelete, about));
});
