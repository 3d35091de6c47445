import { doorsOf } from "../../http/doors";

export const billingDoors = doorsOf("billing", [
  {
    paths: ["/api/plan-configs"],
    load: async () => (await import("./plan-configs")).planConfigRoutes,
  },
  {
    paths: ["/api/legal"],
    load: async () => (await import("./legal")).legalRoutes,
  },
  {
    paths: ["/api/webhooks/stripe"],
    load: async () => (await import("./stripe")).stripeRoutes,
  },
  {
    paths: ["/api/subscription", "/api/subscriptions"],
    load: async () => (await import("./subscriptions")).subscriptionRoutes,
  },
  {
    paths: ["/api/subscriptions/stripe-subscriptions", "/api/subscriptions/user", "/api/repair"],
    load: async () => (await import("./subscriptions-admin")).subscriptionAdminRoutes,
  },
]);
