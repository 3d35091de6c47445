/** What carries files: a task of a practice, or a conversation. */
type Carrier = { userId: string; _id: string };

const place = ({ userId, _id }: Carrier, fileId: string) => `${userId}/${_id}/${fileId}`;

/** Where a browser posts a file: nothing here is shown, and all of it goes away within days. */
export const uploadKeyOf = (carrier: Carrier, fileId: string) =>
  `uploads/${place(carrier, fileId)}`;

/** Where a file is kept once it was looked at. */
export const keyOf = (carrier: Carrier, fileId: string) => `files/${place(carrier, fileId)}`;

/** What the keys of a practice's files begin with. */
export const keysOf = (userId: string) => `files/${userId}/`;

/** What the keys begin with of what a practice posted and nobody took in yet. */
export const uploadsOf = (userId: string) => `uploads/${userId}/`;

/** A file by what carries it, as its key names both. */
export type Named = { carrierId: string; fileId: string };

/** What a key of `keyOf` names. */
export function namedBy(key: string): Named {
  const [, , carrierId = "", fileId = ""] = key.split("/");
  return { carrierId, fileId };
}
