import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** That somebody of the practice shares a document of a case with its clients. */
export type SharedItem = Stored<{
  userId: string;
  folderId: string;
  documentId: string;
  by: string;
  at: string;
}>;

const prefix = (folderId: string) => `CLIENTDOC#${folderId}#`;

export const sharedKey = (ownerId: string, folderId: string, documentId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${prefix(folderId)}${documentId}`,
});

export const sharedRange = (ownerId: string, folderId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: prefix(folderId) },
});

export const toItem = (shared: Omit<SharedItem, "pk" | "sk" | "type" | "version">): SharedItem => ({
  ...sharedKey(shared.userId, shared.folderId, shared.documentId),
  ...{ type: "clientDocument", version: 1 },
  ...shared,
});
