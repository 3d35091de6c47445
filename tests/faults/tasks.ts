import { aFolder, type Before, type Scenario, signedIn } from "./scenarios";

const task = { name: "Presentar el alegato", dueDate: "2026-03-10" };

const made = async (tenant: Parameters<Before>[0], body: object) => {
  const answer = await tenant.call("POST", "/api/tasks", { body });
  return (answer.body as { task?: { _id: string } }).task?._id ?? "";
};

const aTask: Before = (tenant) => made(tenant, task);

const aTaskOfACase: Before = async (tenant) =>
  made(tenant, { ...task, folderId: await aFolder(tenant) });

/** Calls of tasks beyond those of every record: written alone, and together with their case. */
export const TASK_SCENARIOS: Scenario[] = [
  {
    name: "PUT /api/tasks/{id}/toggle",
    prepare: signedIn("PUT", ({ id }) => `/api/tasks/${id}/toggle`, { before: aTask }),
  },
  {
    name: "PUT /api/tasks/{id}/toggle of a case",
    prepare: signedIn("PUT", ({ id }) => `/api/tasks/${id}/toggle`, { before: aTaskOfACase }),
  },
  {
    name: "POST /api/tasks/{id}/attachments",
    prepare: signedIn("POST", ({ id }) => `/api/tasks/${id}/attachments`, {
      body: { name: "demanda.pdf", size: 10, type: "application/pdf" },
      before: aTask,
    }),
  },
  {
    name: "GET /api/tasks/upcoming/{userId}",
    prepare: signedIn("GET", ({ tenant }) => `/api/tasks/upcoming/${tenant.userId}`, {
      before: aTask,
    }),
  },
];
