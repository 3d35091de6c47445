import { type Before, type Scenario, signedIn } from "./scenarios";

const options = { role: "ADMIN_ROLE" as const };
const UPLOAD = "/api/admin/tasas/uva/csv";

const aSeries: Before = async (tenant) => {
  const body = { csv: "fecha;valor\n2024-12-31;1500\n2025-01-02;1510" };
  await tenant.call("POST", UPLOAD, { body });
  return "";
};

/** Series belong to no practice; a capture writes several years, a state and the log at once. */
export const RATE_SCENARIOS: Scenario[] = [
  {
    name: "POST /api/admin/tasas/{key}/csv, the first",
    prepare: signedIn("POST", UPLOAD, {
      body: { csv: "fecha;valor\n2023-12-31;1400\n2024-12-31;1500\n2025-01-02;1510" },
      options,
    }),
  },
  {
    name: "POST /api/admin/tasas/{key}/csv, a revision",
    prepare: signedIn("POST", UPLOAD, {
      body: { csv: "fecha;valor\n2024-12-31;1501\n2025-01-03;1511" },
      before: aSeries,
      options,
    }),
  },
  {
    name: "GET /api/tasas/listado",
    prepare: signedIn("GET", "/api/tasas/listado", { before: aSeries, options }),
  },
  {
    name: "GET /api/tasas/series/{key}",
    prepare: signedIn("GET", "/api/tasas/series/uva?desde=2025-01-01", {
      before: aSeries,
      options,
    }),
  },
];
