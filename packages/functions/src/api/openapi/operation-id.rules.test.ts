import { expect, it } from "vitest";
import { operationIdOf } from "./operation-id.rules";

it.each([
  ["POST", "/api/folders", "createFolder"],
  ["GET", "/api/folders/user/{userId}", "listFolders"],
  ["GET", "/api/events/id/{id}", "getEvent"],
  ["PUT", "/api/folders/{id}", "updateFolder"],
  ["DELETE", "/api/tasks/{id}/attachments/{attachmentId}", "deleteTaskAttachment"],
  ["PUT", "/api/tasks/{id}/toggle", "toggleTask"],
  ["POST", "/api/contacts/create", "createContact"],
  ["POST", "/api/contacts/{id}/link-folders", "linkContactFolders"],
  ["PUT", "/api/contacts/batch-update", "batchUpdateContacts"],
  ["POST", "/api/subscriptions/archive-items", "archiveItems"],
  ["POST", "/api/auth/verify-reset-code", "verifyResetCode"],
  ["GET", "/api/tasks/upcoming/{userId}", "listUpcomingTasks"],
  ["PATCH", "/api/sessions/current", "updateCurrentSession"],
  ["GET", "/api/notifications/preferences", "getNotificationPreferences"],
  ["GET", "/api/novedades", "listNovedades"],
  ["PATCH", "/api/novedades/{id}", "updateNovedad"],
  ["DELETE", "/api/alert/alerts/{id}", "deleteAlert"],
  ["GET", "/api/folders/{id}/overview", "getFolderOverview"],
])("calls %s %s %s", (method, template, id) => {
  expect(operationIdOf(method, template)).toBe(id);
});
