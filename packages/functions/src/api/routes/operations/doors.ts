import { doorsOf } from "../../http/doors";

export const operationsDoors = doorsOf("operations", [
  {
    paths: ["/api/subscriptions/archive-items", "/api/subscriptions/unarchive-items"],
    load: async () => (await import("./archiving")).archivingRoutes,
  },
  {
    paths: ["/api/admin/audit"],
    load: async () => (await import("./audit")).auditRoutes,
  },
  {
    paths: ["/api/folders/imports"],
    load: async () => (await import("./case-imports")).caseImportRoutes,
  },
  {
    paths: ["/api/subscriptions/excess"],
    load: async () => (await import("./excess")).excessRoutes,
  },
  {
    paths: ["/api/history"],
    load: async () => (await import("./history")).historyRoutes,
  },
  {
    paths: ["/api/admin/jobs"],
    load: async () => (await import("./jobs")).jobRoutes,
  },
  {
    paths: ["/api/menu"],
    load: async () => (await import("./menu")).menuRoutes,
  },
  {
    paths: ["/api/admin/users", "/api/admin/storage"],
    load: async () => (await import("./people")).peopleRoutes,
  },
  {
    paths: ["/api/reserved"],
    load: async () => (await import("./reserved")).reservedRoutes,
  },
  {
    paths: ["/api/start"],
    load: async () => (await import("./start")).startRoutes,
  },
  {
    paths: ["/api/stats", "/api/user-stats"],
    load: async () => (await import("./statistics")).statisticsRoutes,
  },
  {
    paths: ["/api/admin/server-status"],
    load: async () => (await import("./status")).statusRoutes,
  },
  {
    paths: ["/api/trash"],
    load: async () => (await import("./trash")).trashRoutes,
  },
]);
