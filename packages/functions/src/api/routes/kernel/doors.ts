import { doorsOf } from "../../http/doors";

export const healthDoors = doorsOf("api", [
  {
    paths: ["/api/health"],
    load: async () => (await import("./health")).healthRoutes,
  },
]);

export const docsDoors = doorsOf("api", [
  {
    paths: ["/api/docs"],
    load: async () => (await import("./docs")).docsRoutes,
  },
]);
