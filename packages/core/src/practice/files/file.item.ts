/** The record that carries files: a task of a practice, or a conversation. */
type Carrier = { userId: string; _id: string };

const place = ({ userId, _id }: Carrier, fileId: string) => `${userId}/${_id}/${fileId}`;

/** The key to which a browser posts a file: never served from there, and deleted within days. */
export const uploadKeyOf = (carrier: Carrier, fileId: string) =>
  `uploads/${place(carrier, fileId)}`;

/** The key of a file once it was verified. */
export const keyOf = (carrier: Carrier, fileId: string) => `files/${place(carrier, fileId)}`;

/** The key prefix of a practice's files. */
export const keysOf = (userId: string) => `files/${userId}/`;

/** The key prefix of a practice's posted files that were not taken in yet. */
export const uploadsOf = (userId: string) => `uploads/${userId}/`;

/** A file by its carrier, as its key names both. */
export type Named = { carrierId: string; fileId: string };

/** The carrier and file in a key of `keyOf`. */
export function namedBy(key: string): Named {
  const [, , carrierId = "", fileId = ""] = key.split("/");
  return { carrierId, fileId };
}
