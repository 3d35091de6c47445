import { doorsOf } from "../../http/doors";

export const sharingDoors = doorsOf("sharing", [
  {
    paths: ["/api/client-links", "/api/client-documents"],
    load: async () => (await import("./links")).linkRoutes,
  },
  {
    paths: ["/api/notices", "/api/notice-settings", "/api/whatsapp"],
    load: async () => (await import("./notices")).noticeRoutes,
  },
  {
    paths: ["/api/webhooks/whatsapp"],
    load: async () => (await import("./whatsapp")).whatsappRoutes,
  },
  {
    paths: ["/api/public/client", "/api/public/client-notices"],
    load: async () => (await import("./public")).clientRoutes,
  },
]);
