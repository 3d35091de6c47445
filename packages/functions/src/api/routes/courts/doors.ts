import { doorsOf } from "../../http/doors";

/** Court files, which a deployment also serves from their own host. */
export const causaDoors = doorsOf("courts", [
  {
    paths: ["/api/causas"],
    load: async () => (await import("./causas")).causaRoutes,
  },
]);

export const courtsDoors = doorsOf("courts", [
  {
    paths: ["/api/admin/causas", "/api/admin/workers"],
    load: async () => (await import("./causas")).courtAdminRoutes,
  },
  {
    paths: [
      "/api/folders/link-causa",
      "/api/folders/:id/causa",
      "/api/causas/followed",
      "/api/portals",
    ],
    load: async () => (await import("./court-links")).courtLinkRoutes,
  },
  {
    paths: ["/api/novedades"],
    load: async () => (await import("./novedades")).novedadRoutes,
  },
]);
