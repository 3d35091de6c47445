import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { postChatFile } from "../harness/chats";
import { aFolder, type Before, type Scenario, signedIn } from "./scenarios";

/** Uploads a file for the conversation of a case: returns the body of a message with it. */
const aFile: Before = async (tenant) => {
  const to = await aFolder(tenant);
  return JSON.stringify({ to, text: "Va", files: [await postChatFile(tenant, to)] });
};

/** A message with a file; returns its address. */
const aMessage: Before = async (tenant) => {
  const body: unknown = JSON.parse(await aFile(tenant));
  const { chat } = (await tenant.call("POST", "/api/chat/insert", { body })).body as never as {
    chat: Chat;
  };
  return `/api/chat/${chat.conversationId}/messages/${chat.number}`;
};

/** A message with a file writes together: itself, the file, and the plan's counter. */
export const CHAT_SCENARIOS: Scenario[] = [
  {
    name: "POST /api/chat/files",
    prepare: signedIn("POST", "/api/chat/files", {
      before: aFolder,
      body: ({ id: to }: { id: string }) => ({
        ...{ to, name: "demanda.pdf", size: 10, type: "application/pdf" },
      }),
    }),
  },
  {
    name: "POST /api/chat/insert with a file",
    prepare: signedIn("POST", "/api/chat/insert", {
      before: aFile,
      body: ({ id }: { id: string }): unknown => JSON.parse(id),
    }),
  },
  {
    name: "POST /api/chat/insert with a file and an Idempotency-Key",
    prepare: signedIn("POST", "/api/chat/insert", {
      before: aFile,
      body: ({ id }: { id: string }): unknown => JSON.parse(id),
      headers: () => ({ "idempotency-key": "la-misma" }),
    }),
  },
  {
    name: "DELETE /api/chat/{id}/messages/{number} with a file",
    prepare: signedIn("DELETE", ({ id }) => id, { before: aMessage }),
  },
];
