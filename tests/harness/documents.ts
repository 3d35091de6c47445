import type { Document } from "@foja/core/practice/documents/document.schema";
import { PDF } from "./chats";
import { post } from "./files";
import type { Tenant } from "./tenant";

export { PDF };

/** A file as a browser announces it. */
export const pdf = (content = PDF, name = "demanda.pdf") => ({
  ...{ name, type: "application/pdf", size: Buffer.byteLength(content) },
});

type Begun = { document: Document; upload: Parameters<typeof post>[0] };

/** Announces a file at an address of documents, and posts it. Returns the document, not completed. */
export async function announced(
  who: Tenant,
  path: string,
  given: object = {},
  content: string = PDF,
): Promise<Begun> {
  const { status, body } = await who.call("POST", path, { body: { ...pdf(content), ...given } });
  if (status !== 201) throw new Error(`${path} answered ${status}: ${body.message}`);
  const begun = body as unknown as Begun;
  const posted = await post(begun.upload, content);
  if (posted.status !== 204) throw new Error(`the bucket answered ${posted.status}`);
  return begun;
}

/** A document whose file arrived and was checked. */
export async function newDocument(
  who: Tenant,
  given: object = {},
  content?: string,
): Promise<Document> {
  const { document } = await announced(who, "/api/documents", given, content);
  return completed(who, document._id);
}

/** A further version of a document. */
export async function newVersion(
  who: Tenant,
  id: string,
  content: string,
  given: object = {},
): Promise<Document> {
  await announced(who, `/api/documents/${id}/versions`, given, content);
  return completed(who, id);
}

async function completed(who: Tenant, id: string): Promise<Document> {
  const { status, body } = await who.call("POST", `/api/documents/${id}/complete`);
  if (status !== 200) throw new Error(`completing answered ${status}: ${body.message}`);
  return body.document as unknown as Document;
}
