import { post } from "./files";
import type { Tenant } from "./tenant";

export const PDF = "%PDF-1.7\n%âãÏÓ\n1 0 obj";

type FileOptions = { content?: string; name?: string; type?: string };

/** Uploads a file for a conversation, as a page does before it sends a message; returns its id. */
export async function postChatFile(
  who: Tenant,
  to: string,
  { content = PDF, name = "demanda.pdf", type = "application/pdf" }: FileOptions = {},
): Promise<string> {
  const given = { to, name, type, size: Buffer.byteLength(content) };
  const { status, body } = await who.call("POST", "/api/chat/files", { body: given });
  if (status !== 201) throw new Error(`a file was refused: ${body.message}`);
  const { file, upload } = body as never as {
    file: { _id: string };
    upload: Parameters<typeof post>[0];
  };
  const posted = await post(upload, content);
  if (posted.status !== 204) throw new Error(`a file was not taken: ${posted.status}`);
  return file._id;
}
