// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DraftedFiles } from "~/components/files/drafted-files";
import type { Drafted, DraftedFile } from "~/lib/files/use-drafted-files";
import { calls, sees } from "~/testing/press";
import { message } from "~/testing/samples/chat";
import { clear, show } from "~/testing/stage";
import { Composer } from "./composer";

afterEach(clear);

const draftedWith = (...files: DraftedFile[]) => ({
  ...{ files, add: vi.fn(), retry: vi.fn(), remove: vi.fn(), sent: vi.fn() },
});

const showComposer = (drafted: Drafted = draftedWith()) =>
  show(<Composer to="cnv_1" people={[]} drafted={drafted} onWriting={vi.fn()} onUp={vi.fn()} />, {
    answers: { "POST /api/chat/insert": { success: true, chat: message } },
  });

it("sends what was written", async () => {
  const { press, type, asks } = showComposer();
  await type("Mensaje", "Buen día");
  await press("Enviar", asks("POST /api/chat/insert", { to: "cnv_1", text: "Buen día" }));
});

it("offers to link a case, or not to", async () => {
  const { press } = showComposer();
  const noLink = () => screen.queryByLabelText("No enlazar una causa");
  await press("Enlazar una causa", () => expect(noLink()).not.toBeNull());
  await press("No enlazar una causa", () => expect(noLink()).toBeNull());
});

it("opens the system's dialog to attach a file", async () => {
  const { press } = showComposer();
  const opened = vi.fn();
  screen.getByLabelText("Elegir archivos").addEventListener("click", opened);
  await press("Adjuntar", calls(opened));
});

it("uploads a failed file again, or takes it out of the message", async () => {
  const failed: DraftedFile = {
    ...{ key: "1", source: new File(["a"], "foto.png"), control: new AbortController() },
    ...{ share: 0, ready: null, problem: "No se pudo subir.", mayRetry: true },
  };
  const drafted = draftedWith(failed);
  const { press } = show(<DraftedFiles drafted={drafted} />);
  await sees("No se pudo subir.");
  await press("Reintentar foto.png", calls(drafted.retry, failed));
  await press("Quitar foto.png", calls(drafted.remove, failed));
});
