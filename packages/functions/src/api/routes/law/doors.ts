import { doorsOf } from "../../http/doors";

export const lawDoors = doorsOf("law", [
  {
    paths: ["/api/tasas", "/api/admin/tasas"],
    load: async () => (await import("./rates")).rateRoutes,
  },
  {
    paths: ["/api/admin/court-acts"],
    load: async () => (await import("./court-acts")).courtActRoutes,
  },
]);
