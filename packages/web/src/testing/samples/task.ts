import type { Task } from "@foja/core/practice/tasks/task.schema";

/** A task with a file. */
export const task: Task = {
  ...{ _id: "tas_1", userId: "usr_1", name: "Pedir copias", description: null, deadline: null },
  openedBy: null,
  ...{ status: "pendiente", priority: "media", dueDate: null, folderId: null, folderName: null },
  ...{ responsibleId: "usr_1", tags: [], completedAt: null, archived: false, version: 1 },
  attachments: [
    {
      ...{ _id: "att_1", name: "copia.pdf", size: 2048, type: "application/pdf", status: "ready" },
      createdAt: "2026-03-01T12:00:00.000Z",
    },
  ],
  ...{ createdAt: "2026-03-01T12:00:00.000Z", updatedAt: "2026-03-01T12:00:00.000Z" },
};
