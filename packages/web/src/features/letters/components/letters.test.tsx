// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { askedDeletion } from "~/lib/ask-deletion";
import { copies, goesTo, sees, shows, until } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import LetterPage from "./letter-page";
import LettersPage from "./letters-page";

afterEach(clear);

const PASS = { spf: "pass", dkim: "pass", dmarc: "pass", spam: "pass", virus: "pass" };
const letter = {
  ...{ _id: "ltr_1", userId: "usr_1", folderId: null, folderName: null, direction: "in" },
  ...{ subject: "Recibos de sueldo", from: { name: "Juan Sosa", address: "juan@x.example" } },
  ...{ to: [{ name: "", address: "c@in.foja.ar" }], cc: [], recipients: 1 },
  ...{ sentAt: "2026-11-26T12:00:00.000Z", receivedAt: "2026-11-26T12:01:00.000Z" },
  ...{ preview: "Le mando lo que me pidió.", filesLeft: 0, verdicts: PASS, automatic: false },
  files: [
    { name: "Recibo.pdf", type: "application/pdf", size: 9, documentId: "doc_1", leftOut: null },
    { name: "fotos.zip", type: "application/zip", size: 9, documentId: null, leftOut: "type" },
  ],
  ...{ foundBy: null, threadId: "ltr_1", fault: null, version: 1 },
  proposal: { folderId: "fol_1", folderName: "Sosa c/ Textil", way: "sender" },
  ...{ createdAt: "2026-11-26T12:01:00.000Z", updatedAt: "2026-11-26T12:01:00.000Z" },
};
const whole = { ...letter, text: "Le mando todo.", html: "<b>Le mando todo.</b>", isCut: false };
const choices = { success: true, folders: [{ _id: "fol_2", folderName: "Ríos c/ Paz" }] };
const placed = { ...letter, folderId: "fol_1", folderName: "Sosa c/ Textil" };
const answers = {
  "GET /api/letters": { success: true, letters: [letter], mailAddress: "e@in.foja.ar" },
  "PATCH /api/letters/ltr_1": { success: true, letter: placed },
  "GET /api/letters/ltr_1": { success: true, letter: whole },
  "GET /api/letters/ltr_1/original": { success: true, url: "/original" },
  "DELETE /api/letters/ltr_1": { success: true, message: "" },
  "POST /api/letters/ltr_1/reply": { success: true, letter: { ...letter, _id: "ltr_2" } },
  "GET /api/folders/user/*": choices,
};
const at = { answers, at: "/apps/letters/ltr_1", route: "/apps/letters/:id" };

async function choose(label: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(label), "Ríos");
  await user.click(await screen.findByRole("option", { name: /Ríos/ }));
}

it("puts a letter where it is proposed, in another case, and copies the practice's address", async () => {
  const { press, asks } = show(<LettersPage />, { answers });
  await sees("Juan Sosa · 2 adjuntos");
  await press(/^Poner en Sosa/, asks("PATCH /api/letters/ltr_1", { folderId: "fol_1" }));
  await press("Copiar la dirección del estudio", copies("e@in.foja.ar"));
  await choose("Otra causa");
  await press("Poner en la causa", asks("PATCH /api/letters/ltr_1", { folderId: "fol_2" }));
});

it("puts the first where it is proposed with A", async () => {
  const { calls } = show(<LettersPage />, { answers });
  await sees("Recibos de sueldo");
  await userEvent.setup().keyboard("a");
  await until(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ method: "PATCH", body: { folderId: "fol_1" } }),
    ),
  );
  await sees("El correo está en «Sosa c/ Textil»");
});

it("reads more, and says what is suspicious", async () => {
  const verdicts = { ...PASS, dmarc: "fail", virus: "fail" };
  const letters = [{ ...letter, verdicts, automatic: true }];
  const list = ({ query }: { query: string }) =>
    query.includes("cursor")
      ? { success: true, letters: [], mailAddress: null }
      : { success: true, letters, nextCursor: "c", mailAddress: null };
  const { press, asks } = show(<LettersPage />, {
    answers: { ...answers, "GET /api/letters": list },
  });
  await sees("El remitente puede no ser quien dice");
  await sees("Se detectó un virus");
  await press(/más/, asks("GET /api/letters?unplaced=true&limit=50&cursor=c"));
});

it("shows a letter with its verdicts and files, as text or with its format", async () => {
  const { press } = show(<LetterPage />, at);
  await sees("Le mando todo.");
  await sees("No es un tipo de archivo que se guarde como documento.");
  expect(screen.getByRole("link", { name: "Recibo.pdf" })).toHaveProperty(
    "pathname",
    "/apps/documents/doc_1",
  );
  await press("Con formato", () => screen.getByTitle("El correo con su formato"));
  const frame = screen.getByTitle("El correo con su formato");
  expect(frame.getAttribute("sandbox")).not.toMatch(/script|same-origin/);
  await press("Texto", () => expect(screen.queryByTitle("El correo con su formato")).toBeNull());
});

it("answers it, but not with nothing", async () => {
  const { press, type, asks } = show(<LetterPage />, at);
  await sees("Responder a Juan Sosa");
  await press("Enviar respuesta", shows("Completá este dato"));
  await type("Respuesta", "Recibido.");
  await press(
    "Enviar respuesta",
    asks("POST /api/letters/ltr_1/reply", { text: "Recibido.", documentIds: [] }),
  );
});

it("answers it with documents of its case", async () => {
  const file = { _id: "att_1", name: "Pericia.pdf", type: "application/pdf", size: 2048 };
  const pericia = { _id: "doc_9", name: "Pericia", status: "ready", file };
  const heavy = { ...pericia, _id: "doc_8", name: "Historia", file: { ...file, size: 8_000_000 } };
  const { press, type, asks } = show(<LetterPage />, {
    ...at,
    answers: {
      ...answers,
      "GET /api/letters/ltr_1": { success: true, letter: { ...whole, folderId: "fol_1" } },
      "GET /api/documents": { success: true, documents: [pericia, heavy] },
    },
  });
  await sees("Responder a Juan Sosa");
  await press("Adjuntar documentos de la causa", shows("Pericia · 2"));
  await userEvent.setup().click(screen.getByLabelText(/^Pericia/));
  await sees("1 documento, 2");
  await userEvent.setup().click(screen.getByLabelText(/^Historia/));
  await sees("2 documentos, 7,6");
  await userEvent.setup().click(screen.getByLabelText(/^Historia/));
  await type("Respuesta", "Va la pericia.");
  const sent = { text: "Va la pericia.", documentIds: ["doc_9"] };
  await press("Enviar respuesta", asks("POST /api/letters/ltr_1/reply", sent));
});

it("puts it in a case, downloads it as it came, and deletes it", async () => {
  const { press, asks, calls } = show(<LetterPage />, at);
  await sees("Le mando todo.");
  await press("Bajar el original", asks("GET /api/letters/ltr_1/original"));
  await choose("Causa");
  await press("Poner en la causa", asks("PATCH /api/letters/ltr_1", { folderId: "fol_2" }));
  await press("Eliminar…", () =>
    expect(askedDeletion.get().asked?.title).toBe("Eliminar el correo"),
  );
  askedDeletion.get().asked?.run();
  await until(() => expect(calls.map(({ method }) => method)).toContain("DELETE"));
});

it("says that it is not there", async () => {
  const body = { success: false, error: "letter.not_found", message: "No encontramos ese correo." };
  const { press } = show(<LetterPage />, {
    ...at,
    answers: { ...answers, "GET /api/letters/ltr_1": [404, body] },
  });
  await sees("No encontramos ese correo");
  await press("Ver el correo sin causa", goesTo("/apps/letters"));
});

it("asks again for what could not be read", async () => {
  const { press, calls } = show(<LetterPage />, {
    ...at,
    answers: { "GET /api/letters/ltr_1": [422, { success: false, error: "x", message: "No." }] },
  });
  await sees("No pudimos cargar el correo");
  const before = calls.length;
  await press("Intentar de nuevo", () => expect(calls.length).toBeGreaterThan(before));
});
