type AlertPlace = { sourceType: string; sourceId: string | null; folderId: string | null };

/** The source id of alerts about the link with Google Calendar. */
export const GOOGLE = "google-calendar";

/** The source id of alerts about the practice's subscription. */
export const SUBSCRIPTION = "subscription";

/** The source id of alerts about how the practice issues its invoices. */
export const INVOICE_SETTINGS = "invoice-settings";

/** The path that an alert links to; undefined for a source that has no screen. */
export function placeOf({ sourceType, sourceId, folderId }: AlertPlace): string | undefined {
  const one = (name: string) => (sourceId ? `?${name}=${encodeURIComponent(sourceId)}` : "");
  if (sourceType === "event") return `/apps/calendar${one("event")}`;
  if (sourceType === "reservation" && sourceId) {
    return `/apps/calendar/reservations/${encodeURIComponent(sourceId)}`;
  }
  if (sourceType === "invoice" && sourceId) {
    const isSettings = sourceId === INVOICE_SETTINGS;
    return isSettings
      ? "/apps/invoice/settings"
      : `/apps/invoice/details/${encodeURIComponent(sourceId)}`;
  }
  if (sourceType === "chat") return `/apps/chat${one("con")}`;
  if (sourceType === "task") return `/tareas${one("task")}`;
  if (sourceId === SUBSCRIPTION) return "/apps/profiles/account/settings";
  if (sourceId === GOOGLE) return "/apps/calendar?google=1";
  const folder = folderId ?? (sourceType === "movement" ? sourceId : null);
  const tab = sourceType === "installment" ? "?ver=cuenta" : "";
  return folder ? `/apps/folders/details/${encodeURIComponent(folder)}${tab}` : undefined;
}
