import { doorsOf } from "../../http/doors";

export const sharingDoors = doorsOf("sharing", [
  {
    paths: ["/api/client-links", "/api/client-documents"],
    load: async () => (await import("./links")).linkRoutes,
  },
  {
    paths: ["/api/notices", "/api/notice-settings"],
    load: async () => (await import("./notices")).noticeRoutes,
  },
  {
    paths: ["/api/public/client", "/api/public/client-notices"],
    load: async () => (await import("./public")).clientRoutes,
  },
]);
