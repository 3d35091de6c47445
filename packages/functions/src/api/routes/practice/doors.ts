import { doorsOf } from "../../http/doors";

export const practiceDoors = doorsOf("practice", [
  {
    paths: ["/api/folders"],
    load: async () => (await import("./folders")).folderRoutes,
  },
  {
    paths: ["/api/movements"],
    load: async () => (await import("./movements")).movementRoutes,
  },
  {
    paths: ["/api/folder-notifications"],
    load: async () => (await import("./notifications")).notificationRoutes,
  },
  {
    paths: ["/api/folders/:id/activities", "/api/folders/:id/overview"],
    load: async () => (await import("./activities")).activityRoutes,
  },
  {
    paths: ["/api/losing", "/api/folders/:id/losing", "/api/folders/:id/impulse"],
    load: async () => (await import("./losing")).losingRoutes,
  },
  {
    paths: ["/api/tasks"],
    load: async () => (await import("./tasks")).taskRoutes,
  },
  {
    paths: ["/api/tasks/:id/attachments"],
    load: async () => (await import("./attachments")).attachmentRoutes,
  },
  {
    paths: ["/api/documents/bundles"],
    load: async () => (await import("./bundles")).bundleRoutes,
  },
  {
    paths: ["/api/documents/search", "/api/documents/:id/text"],
    load: async () => (await import("./document-search")).documentSearchRoutes,
  },
  {
    paths: ["/api/documents"],
    load: async () => (await import("./documents")).documentRoutes,
  },
  {
    paths: ["/api/escritos"],
    load: async () => (await import("./escritos")).escritoRoutes,
  },
  {
    paths: ["/api/letters"],
    load: async () => (await import("./letters")).letterRoutes,
  },
  {
    paths: ["/api/contacts"],
    load: async () => (await import("./contacts")).contactRoutes,
  },
  {
    paths: ["/api/conflicts"],
    load: async () => (await import("./conflicts")).conflictRoutes,
  },
  {
    paths: ["/api/events"],
    load: async () => (await import("./events")).eventRoutes,
  },
  {
    paths: ["/api/contacts/import", "/api/folders/import"],
    load: async () => (await import("./imports")).importRoutes,
  },
  {
    paths: ["/api/calculators"],
    load: async () => (await import("./calculators")).calculatorRoutes,
  },
  {
    paths: ["/api/search"],
    load: async () => (await import("./search")).searchRoutes,
  },
]);
