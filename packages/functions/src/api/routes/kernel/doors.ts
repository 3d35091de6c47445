import { doorsOf } from "../../http/doors";

export const kernelDoors = doorsOf("api", [
  {
    paths: ["/api/health"],
    load: async () => (await import("./health")).healthRoutes,
  },
]);
