// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, shows, until } from "~/testing/press";
import { COURT, folder, preview } from "~/testing/samples/folder";
import { clear, show } from "~/testing/stage";
import { ConfirmCourt } from "./confirm-court";
import { NewFolderDialog } from "./folder-dialog";
import { LinkDialog } from "./link-dialog";
import { UnlinkDialog } from "./unlink-dialog";

afterEach(clear);

const linked = folder({ court: COURT, causaAssociationStatus: "found" });
const found = { "POST /api/folders/link-causa/preview": { success: true, preview: preview() } };
const freed = { "DELETE /api/folders/link-causa/*": { success: true, folder: folder() } };

it("confirms that what the court found is this case", async () => {
  const { press, asks } = show(<ConfirmCourt folder={linked} />, { answers: found });
  const body = { number: "CNT 4321/2024", confirmed: true };
  await press("Sí, es esta", asks("PUT /api/folders/link-causa/fol_1", body));
});

it("unlinks a case that the court confused with another, where nothing was imported", async () => {
  const { press, asks } = show(<ConfirmCourt folder={linked} />, {
    answers: { ...found, ...freed },
  });
  const unlink = asks("DELETE /api/folders/link-causa/fol_1?movements=keep");
  await press("No, desvincular", unlink);
});

it("asks what to do with the movements of a case that is unlinked", async () => {
  const onClose = vi.fn();
  const { press, asks } = show(<UnlinkDialog folder={linked} onClose={onClose} />);
  await press("Cancelar", calls(onClose));
  const unlink = "DELETE /api/folders/link-causa/fol_1?movements=";
  await press("Quitar movimientos", asks(`${unlink}remove`));
  clear();
  const again = show(<UnlinkDialog folder={linked} onClose={onClose} />, { answers: freed });
  await again.press("Conservarlos", again.asks(`${unlink}keep`));
});

it("goes back to a number whose answer is another case", async () => {
  const { press } = show(
    <LinkDialog folder={linked} onUnlink={() => undefined} onClose={() => undefined} />,
    { answers: found },
  );
  await press("Buscar en el tribunal", shows("¿Es esta causa?"));
  await press("No, corregir el número", hides("¿Es esta causa?"));
});

it("offers to end a link from its dialog", async () => {
  const onUnlink = vi.fn();
  const { press } = show(
    <LinkDialog folder={linked} onUnlink={onUnlink} onClose={() => undefined} />,
  );
  await press("Desvincular", calls(onUnlink));
});

it("fills in a new case with what the court has under its number", async () => {
  const { press, type } = show(
    <NewFolderDialog onSaved={() => undefined} onClose={() => undefined} />,
    { answers: found },
  );
  await type("Número de expediente", "CNT 4321/2024");
  await press("Buscar en el tribunal", shows("PEREZ, JUAN c/ GOMEZ s/ DESPIDO"));
});

const department = () =>
  [...document.querySelectorAll("select")].find(({ labels }) =>
    labels?.[0]?.textContent?.startsWith("Departamento judicial"),
  )?.value;

it("reads the department of a case to link from its number, and from another one", async () => {
  const unlinked = folder({ court: null, folderExpediente: "MO-77-2019" });
  const { type } = show(
    <LinkDialog folder={unlinked} onUnlink={() => undefined} onClose={() => undefined} />,
  );
  await until(() => expect(department()).toBe("Morón"));
  await type("Número de receptoría", "SI-12345-2021");
  expect(department()).toBe("San Isidro");
});

it("proposes for a new case the department that was chosen last, where the number tells none", async () => {
  localStorage.setItem("foja.department", "Quilmes");
  const { type } = show(<NewFolderDialog onSaved={() => undefined} onClose={() => undefined} />);
  await type("Número de expediente", "XX-77-2019");
  expect(department()).toBe("Quilmes");
  localStorage.clear();
});
