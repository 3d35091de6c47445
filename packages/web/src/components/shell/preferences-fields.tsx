import { Button } from "~/components/ui/button";
import { Fold } from "~/components/ui/fold";
import { useStore } from "~/lib/store";
import {
  DEFAULTS,
  PRESETS,
  type Preset,
  preferences,
  setPreferences,
} from "~/lib/theme/preferences";
import { ChoiceGroup } from "./choice-group";

const modes = [
  { value: "light", label: "Claro" },
  { value: "dark", label: "Oscuro" },
  { value: "auto", label: "Automático" },
] as const;

const menus = [
  { value: "vertical", label: "Vertical" },
  { value: "horizontal", label: "Horizontal" },
] as const;

const directions = [
  { value: "ltr", label: "Izquierda a derecha" },
  { value: "rtl", label: "Derecha a izquierda" },
] as const;

const presets = (Object.keys(PRESETS) as Preset[]).map((value) => ({
  value,
  label: (
    <>
      <span aria-hidden data-theme={value} className="size-3.5 rounded-full bg-accent" />
      {PRESETS[value]}
    </>
  ),
}));

/** What the panel of the appearance offers. */
export default function PreferencesFields() {
  const { mode, preset, menu, direction } = useStore(preferences);
  return (
    <div className="space-y-7 p-5">
      <ChoiceGroup
        legend="Modo"
        name="mode"
        value={mode}
        options={modes}
        onChange={(value) => setPreferences({ mode: value })}
        className="grid-cols-3"
      />
      <ChoiceGroup
        legend="Tinta"
        name="preset"
        value={preset}
        options={presets}
        onChange={(value) => setPreferences({ preset: value })}
        className="grid-cols-2"
      />
      <ChoiceGroup
        legend="Menú"
        name="menu"
        value={menu}
        options={menus}
        onChange={(value) => setPreferences({ menu: value })}
        className="grid-cols-2"
      />
      <Fold title="Avanzado" open={direction === "rtl"}>
        <ChoiceGroup
          legend="Sentido de la lectura"
          name="direction"
          value={direction}
          options={directions}
          onChange={(value) => setPreferences({ direction: value })}
        />
      </Fold>
      <Button onClick={() => setPreferences(DEFAULTS)}>Volver a lo original</Button>
    </div>
  );
}
