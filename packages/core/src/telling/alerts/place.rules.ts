type AlertPlace = { sourceType: string; sourceId: string | null; folderId: string | null };

/** The source id of alerts about the link with Google Calendar. */
export const GOOGLE = "google-calendar";

/** The source id of alerts about the practice's subscription. */
export const SUBSCRIPTION = "subscription";

/** The source id of alerts about how the practice issues its invoices. */
export const INVOICE_SETTINGS = "invoice-settings";

/** The screens that show the source of an alert beside others, and how their address names it. */
const SCREENS: Readonly<Record<string, readonly [path: string, name: string]>> = {
  event: ["/apps/calendar", "event"],
  import: ["/apps/folders/import", "importacion"],
  chat: ["/apps/chat", "con"],
  task: ["/tareas", "task"],
};

/** The pages of their own that sources have. */
const PAGES: Readonly<Record<string, string>> = {
  reservation: "/apps/calendar/reservations",
  letter: "/apps/letters",
};

/** The part of a case that shows the source of an alert. */
const TABS: Readonly<Record<string, string>> = {
  installment: "?ver=cuenta",
  losing: "#lo-que-se-pierde",
};

/** The screen or page that shows a source; without its id, the one that lists them. */
function shownAt(sourceType: string, sourceId: string | null): string | undefined {
  const screen = SCREENS[sourceType];
  const page = PAGES[sourceType];
  if (!sourceId) return screen?.[0] ?? page;
  const id = encodeURIComponent(sourceId);
  if (screen) return `${screen[0]}?${screen[1]}=${id}`;
  return page && `${page}/${id}`;
}

/** The path that an alert links to; undefined for a source that has no screen. */
export function placeOf({ sourceType, sourceId, folderId }: AlertPlace): string | undefined {
  const shown = shownAt(sourceType, sourceId);
  if (shown) return shown;
  if (sourceType === "invoice" && sourceId) {
    const isSettings = sourceId === INVOICE_SETTINGS;
    return isSettings
      ? "/apps/invoice/settings"
      : `/apps/invoice/details/${encodeURIComponent(sourceId)}`;
  }
  if (sourceId === SUBSCRIPTION) return "/apps/profiles/account/settings";
  if (sourceId === GOOGLE) return "/apps/calendar?google=1";
  const folder = folderId ?? (sourceType === "movement" ? sourceId : null);
  const tab = TABS[sourceType] ?? "";
  return folder ? `/apps/folders/details/${encodeURIComponent(folder)}${tab}` : undefined;
}
