import { doorsOf } from "../../http/doors";

export const tellingDoors = doorsOf("telling", [
  {
    paths: ["/api/alert", "/api/notifications"],
    load: async () => (await import("./alerts")).alertRoutes,
  },
  {
    paths: ["/api/chat"],
    load: async () => (await import("./chat")).chatRoutes,
  },
  {
    paths: ["/api/push"],
    load: async () => (await import("./push")).pushRoutes,
  },
]);
