import type { Event } from "@foja/core/practice/events/event.schema";

/** A hearing in the agenda. */
export const event: Event = {
  ...{ _id: "evt_1", userId: "usr_1", title: "Audiencia", description: null, type: "audiencia" },
  ...{ start: "2026-03-10T12:00:00.000Z", end: "2026-03-10T13:00:00.000Z", allDay: false },
  ...{ color: null, folderId: null, folderName: null, googleCalendarId: null, google: null },
  ...{ place: null, link: null, seriesId: null },
  ...{ syncedWithGoogle: false, imported: false, version: 1 },
  ...{ createdAt: "2026-03-01T12:00:00.000Z", updatedAt: "2026-03-01T12:00:00.000Z" },
};
