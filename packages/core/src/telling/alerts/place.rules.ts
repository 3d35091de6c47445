type AlertPlace = { sourceType: string; sourceId: string | null; folderId: string | null };

/** Where an alert leads; nowhere for what has no screen of its own. */
export function placeOf({ sourceType, sourceId, folderId }: AlertPlace): string | undefined {
  const one = (name: string) => (sourceId ? `?${name}=${encodeURIComponent(sourceId)}` : "");
  if (sourceType === "event") return `/apps/calendar${one("event")}`;
  if (sourceType === "reservation" && sourceId) {
    return `/apps/calendar/reservations/${encodeURIComponent(sourceId)}`;
  }
  if (sourceType === "task") return `/tareas${one("task")}`;
  const folder = folderId ?? (sourceType === "movement" ? sourceId : null);
  return folder ? `/apps/folders/details/${encodeURIComponent(folder)}` : undefined;
}
