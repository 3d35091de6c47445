type AlertPlace = { sourceType: string; sourceId: string | null; folderId: string | null };

/** What an alert about the link with Google Calendar is about. */
export const GOOGLE = "google-calendar";

/** What an alert about the practice's subscription is about. */
export const SUBSCRIPTION = "subscription";

/** What an alert about how the practice issues its invoices is about. */
export const INVOICE_SETTINGS = "invoice-settings";

/** Where an alert leads; nowhere for what has no screen of its own. */
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
