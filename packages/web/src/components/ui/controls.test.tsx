// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { ComboField } from "./combo-field";
import { ConfirmDialog } from "./confirm-dialog";
import { LoadMore } from "./load-more";
import { PasswordField } from "./password-field";
import { Segments } from "./segments";

afterEach(clear);

it("shows a password that was typed", async () => {
  const { press } = show(<PasswordField label="Contraseña" />);
  const type = () => document.querySelector("input")?.type;
  await press("Mostrar contraseña", () => expect(type()).toBe("text"));
});

it("asks before it confirms", async () => {
  const [onConfirm, onOpenChange] = [vi.fn(), vi.fn()];
  const { press } = show(
    <ConfirmDialog
      open
      title="Borrar"
      description="No se deshace."
      action="Borrar"
      {...{ onConfirm, onOpenChange }}
    />,
  );
  await press("Borrar", calls(onConfirm));
  await press("Cancelar", calls(onOpenChange, false));
});

it("reads more of a list, chooses a view, and clears what was chosen", async () => {
  const [onMore, choose, onClear] = [vi.fn(), vi.fn(), vi.fn()];
  const { press } = show(
    <>
      <LoadMore shown={20} hasMore busy={false} onMore={onMore} />
      <Segments legend="Vista" choices={[{ label: "Mes", pressed: false, choose }]} />
      <ComboField
        label="Causa"
        value="Pérez c/ Gómez"
        listLabel="Causas"
        clearLabel="Quitar la causa"
        useOptions={() => ({ options: [], isReading: false })}
        onTake={() => undefined}
        onClear={onClear}
      />
    </>,
  );
  await press("Cargar más", calls(onMore));
  await press("Mes", calls(choose));
  await press("Quitar la causa", calls(onClear));
});
