import { doorsOf } from "../../http/doors";

export const programsDoors = doorsOf("programs", [
  {
    paths: ["/api/webhook-endpoints"],
    load: async () => (await import("./webhooks")).webhookRoutes,
  },
]);
