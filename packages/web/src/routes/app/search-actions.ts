import { KINDS } from "@foja/core/law/calculation/kinds.rules";
import { Archive, Bell, FolderInput, Palette } from "lucide-react";
import { MENU_ICONS, type NavItem } from "~/components/shell/nav";
import type { SearchAction } from "~/features/search/components/actions";
import { appearancePanel } from "~/lib/appearance-panel";
import type { Creation } from "~/lib/creations";
import { paths } from "~/lib/paths";

/** Other words by which a creation is found. */
const ALSO: Record<string, string> = {
  "Nueva causa": "crear expediente carpeta",
  "Nueva tarea": "crear pendiente",
  "Nuevo evento": "crear agendar audiencia reunión",
  "Nuevo contacto": "crear cliente persona",
  "Contar un plazo": "nuevo plazos vencimiento calcular",
};

const TOOLS: readonly SearchAction[] = Object.values(KINDS).flatMap((kind) =>
  "search" in kind
    ? [{ ...kind.search, icon: MENU_ICONS[kind.menu.id], to: paths.calculators.tool(kind.path) }]
    : [],
);

const OTHERS: readonly SearchAction[] = [
  {
    label: "Traer mis causas",
    icon: FolderInput,
    to: paths.folders.import(),
    also: "importar lista planilla excel pegar expedientes",
  },
  { label: "Ver causas archivadas", icon: Archive, to: paths.folders.archived },
  { label: "Ver tareas archivadas", icon: Archive, to: paths.tasks.archived },
  { label: "Ver contactos archivados", icon: Archive, to: paths.contacts.archived },
  { label: "Ver las notificaciones", icon: Bell, to: paths.alerts, also: "ir avisos alertas" },
  {
    label: "Cambiar la apariencia",
    icon: Palette,
    to: () => appearancePanel.set({ open: true }),
    also: "modo oscuro claro tinta menú tema",
  },
];

/** The shortcut of each page. */
const KEYS: Record<string, string> = {
  [paths.dashboard]: "G I",
  [paths.folders.list]: "G F",
  [paths.novedades]: "G N",
  [paths.contacts.list]: "G C",
  [paths.tasks.list]: "G T",
  [paths.calculators.list]: "G L",
  [paths.calendar.main]: "G K",
};

const going = (label: string) =>
  /^(?:Calendario|Perfil|Portal)/.test(label) ? `Ir al ${label}` : `Ir a ${label}`;

/** All actions and pages of the search that its person may use or see. */
export function searchActions(
  creations: readonly Creation[],
  pages: readonly NavItem[],
): SearchAction[] {
  const begun = creations.map(({ label, icon, to }) => {
    return { label, icon, to: to(), also: ALSO[label], usual: true };
  });
  const places = pages.flatMap(({ label, icon, to }): SearchAction[] => {
    if (to === undefined) return [];
    const keys = KEYS[to];
    return [{ label: going(label), icon, to, keys, usual: keys !== undefined }];
  });
  return [...begun, ...TOOLS, ...places, ...OTHERS];
}
