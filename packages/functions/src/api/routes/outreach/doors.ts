import { doorsOf } from "../../http/doors";

export const outreachDoors = doorsOf("outreach", [
  {
    paths: ["/api/marketing/campaigns"],
    load: async () => (await import("./campaigns")).campaignRoutes,
  },
  {
    paths: ["/api/privacy", "/api/admin/users/:userId/exports", "/api/admin/users/:userId/erasure"],
    load: async () => (await import("./privacy")).privacyRoutes,
  },
  {
    paths: ["/api/marketing/contacts"],
    load: async () => (await import("./subscribers")).subscriberRoutes,
  },
  {
    paths: ["/api/support-contacts"],
    load: async () => (await import("./support")).supportRoutes,
  },
  {
    paths: ["/api/marketing/templates"],
    load: async () => (await import("./templates")).templateRoutes,
  },
  {
    paths: ["/api/marketing/unsubscribe"],
    load: async () => (await import("./unsubscribe")).unsubscribeRoutes,
  },
]);
