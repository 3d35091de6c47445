import type { Tenant } from "@foja/harness/tenant";

/** A call of a day's work, with the least that it can cost. */
export type Step = {
  what: string;
  method: string;
  path: (tenant: Tenant, id: string) => string;
  body?: (id: string) => object;
  /** The least possible round trips and capacity units, with the read of the session. */
  least: { trips: number; capacity: number };
};

export const aCase = { folderName: "Una causa" };
const SETTLEMENT = {
  type: "labor",
  variables: {
    modo: "sinCausa",
    fechaIngreso: "2018-03-12",
    fechaEgreso: "2025-08-20",
    remuneracion: 1_850_000,
    preavisoOtorgado: false,
  },
};
const one = (_: Tenant, id: string) => `/api/folders/${id}`;

export const DASHBOARD = ({ userId }: Tenant) => `/api/stats/unified/${userId}?sections=dashboard`;

// A strongly consistent read is 1 unit, a write 1, a write within a transaction 2.
export const STEPS: Step[] = [
  { what: "GET me", method: "GET", path: () => "/api/auth/me", least: { trips: 2, capacity: 2 } },
  {
    what: "POST folder",
    method: "POST",
    path: () => "/api/folders",
    body: () => aCase,
    least: { trips: 2, capacity: 5 },
  },
  { what: "GET folder", method: "GET", path: one, least: { trips: 2, capacity: 2 } },
  {
    what: "GET folders",
    method: "GET",
    path: ({ userId }) => `/api/folders/user/${userId}?limit=20`,
    least: { trips: 2, capacity: 2 },
  },
  {
    what: "PUT folder",
    method: "PUT",
    path: one,
    body: () => ({ description: "Otra" }),
    // Reads the session and the case; writes the case and its history in one transaction, the latter
    // to the index of who did it too.
    least: { trips: 3, capacity: 7 },
  },
  {
    what: "POST movement",
    method: "POST",
    path: () => "/api/movements",
    body: (folderId) => ({ folderId, title: "Despacho", time: "2026-03-10" }),
    // Reads its case and its counts, which tell the last foja; writes the movement to the table and to
    // the index of its case, and the counts.
    least: { trips: 3, capacity: 8 },
  },
  {
    what: "POST task",
    method: "POST",
    path: () => "/api/tasks",
    body: (folderId) => ({ folderId, name: "Llamar", dueDate: "2026-03-10" }),
    least: { trips: 3, capacity: 8 },
  },
  {
    what: "POST event",
    method: "POST",
    path: () => "/api/events",
    body: (folderId) => ({
      folderId,
      title: "Audiencia",
      start: "2026-03-10T13:00:00Z",
      end: "2026-03-10T14:00:00Z",
    }),
    // Reads its case and, at the same time, whether the agenda is synchronised with Google.
    least: { trips: 4, capacity: 9 },
  },
  {
    what: "POST compute of a settlement",
    method: "POST",
    path: () => "/api/calculators/compute",
    body: () => SETTLEMENT,
    least: { trips: 1, capacity: 1 },
  },
  {
    what: "POST calculation",
    method: "POST",
    path: () => "/api/calculators",
    body: (folderId) => ({ ...SETTLEMENT, folderId }),
    // Reads its case; writes about 4 kB to the table and to the index of its case.
    least: { trips: 3, capacity: 18 },
  },
  {
    what: "GET calculations",
    method: "GET",
    path: ({ userId }) => `/api/calculators/user/${userId}?limit=20&fields=type,amount`,
    least: { trips: 2, capacity: 2 },
  },
  {
    what: "GET activities",
    method: "GET",
    path: (_, id) => `/api/folders/${id}/activities/combined`,
    // Reads the case, its counts and its entries, which are more than 4 kB by now.
    least: { trips: 4, capacity: 4 },
  },
  {
    what: "GET movements",
    method: "GET",
    path: (_, id) => `/api/movements/folder/${id}`,
    least: { trips: 4, capacity: 4 },
  },
  {
    what: "GET search",
    method: "GET",
    path: () => "/api/search?q=causa",
    least: { trips: 2, capacity: 2 },
  },
  {
    what: "GET contacts",
    method: "GET",
    path: ({ userId }) => `/api/contacts/user/${userId}?limit=20`,
    least: { trips: 2, capacity: 2 },
  },
  {
    what: "GET tasks",
    method: "GET",
    path: ({ userId }) => `/api/tasks/user/${userId}?limit=20`,
    least: { trips: 2, capacity: 2 },
  },
  {
    what: "GET events of a month",
    method: "GET",
    path: ({ userId }) => `/api/events/user/${userId}?from=2026-03-01&to=2026-03-31`,
    least: { trips: 2, capacity: 1.5 },
  },
  {
    what: "GET the dashboard's figures",
    method: "GET",
    path: DASHBOARD,
    // One batch: its state, the totals, three families by month, their days of this month and of
    // that in a week, and the documents of three past days.
    least: { trips: 2, capacity: 15 },
  },
  {
    what: "DELETE folder",
    method: "DELETE",
    path: one,
    // Reads the session, the case, its entries on both shelves and its contacts; moves the case; reads
    // a task, an event and a calculation and moves each, in a transaction of its own: inserted here,
    // deleted there, in the table and in its indexes, with the history of each in that of who did it.
    least: { trips: 12, capacity: 66.5 },
  },
];
