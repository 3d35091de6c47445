import { doorsOf } from "../../http/doors";

export const moneyDoors = doorsOf("money", [
  {
    paths: ["/api/folders/:id/account"],
    load: async () => (await import("./account")).accountRoutes,
  },
  {
    paths: ["/api/invoice"],
    load: async () => (await import("./invoices")).invoiceRoutes,
  },
  {
    paths: ["/api/invoice-settings"],
    load: async () => (await import("./invoice-settings")).invoiceSettingsRoutes,
  },
  {
    paths: ["/api/public/invoice"],
    load: async () => (await import("./public-invoices")).publicInvoiceRoutes,
  },
]);
