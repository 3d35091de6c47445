import { postChatFile } from "@foja/harness/chats";
import type { Tenant } from "@foja/harness/tenant";
import { newMember } from "./members";
import type { World } from "./world";

const say = (tenant: Tenant, to: string, text: string) =>
  tenant.call("POST", "/api/chat/insert", { body: { to, text } });

/** Sends a message about a case; `own.number` is then the message's. */
export async function talked({ tenant, own, mark }: World, folderId: string): Promise<void> {
  const { status, body } = await say(tenant, folderId, `¿Contestamos? ${mark}`.trim());
  if (status !== 201) throw new Error(`a message was refused: ${body.message}`);
  own.number = ["1"];
}

/** A conversation of a practice with a new member. */
export async function newGroup({ tenant, mark }: World, n: number): Promise<string> {
  const body = { name: `Grupo ${n} ${mark}`.trim(), people: [await newMember(tenant)] };
  const answer = await tenant.call("POST", "/api/chat/conversations", { body });
  return (answer.body.conversation as { _id: string })._id;
}

/** Adds a colleague to a practice. */
export async function withColleague(tenant: Tenant, own: World["own"]): Promise<void> {
  own.colleague = [await newMember(tenant)];
}

/** Sends a message about the first of a practice's cases. */
export const withTalk = (tenant: Tenant, own: World["own"]): Promise<void> =>
  talked({ tenant, own, mark: "" }, own.folderId?.[0] ?? "");

/** Uploads a file for the conversation about the first of a practice's cases. */
export async function withFile(tenant: Tenant, own: World["own"]): Promise<void> {
  own.fileId = [await postChatFile(tenant, own.folderId?.[0] ?? "")];
}

/** Sends a file in the conversation of the address; `own.number` is then its message's. */
export async function withFileSent(tenant: Tenant, own: World["own"]): Promise<void> {
  const to = own.id?.[0] ?? "";
  own.fileId = [await postChatFile(tenant, to)];
  const body = { to, text: "", files: own.fileId };
  const answer = await tenant.call("POST", "/api/chat/insert", { body });
  own.number = [String((answer.body.chat as { number: number }).number)];
}

/** Bodies for the calls of the chat: the schemas do not say with whom it is. */
export const CHAT_BODIES: Record<string, (world: World) => unknown[]> = {
  "/api/chat/users/id": ({ own }) => [{ id: own.colleague?.[0] }],
  "/api/chat/filter": ({ own }) => [
    { user: own.folderId?.[0] },
    { user: own.folderId?.[0], limit: 10, search: "contestamos" },
  ],
  "/api/chat/insert": ({ own }) => [
    { to: own.folderId?.[0], text: "Hola" },
    { to: own.folderId?.[0], text: "Mirá", folderId: own.folderId?.[1] ?? own.folderId?.[0] },
    { to: own.folderId?.[0], text: "Va", files: own.fileId ?? [] },
  ],
  "/api/chat/files": ({ own }) => [
    { to: own.folderId?.[0], name: "demanda.pdf", size: 1000, type: "application/pdf" },
  ],
  "/api/chat/read": ({ own }) => [{ user: own.folderId?.[0], number: 1 }],
  "/api/chat/conversations": ({ own }) => [{ name: "Laboral", people: own.colleague }],
  "/api/chat/conversations/{id}": () => [{ name: "Otro nombre" }],
  "/api/chat/{id}/messages/{number}": () => [{ text: "Otra cosa" }],
};
