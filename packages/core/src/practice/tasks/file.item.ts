type FileOwner = { userId: string; _id: string };

const place = ({ userId, _id }: FileOwner, attachmentId: string) =>
  `${userId}/${_id}/${attachmentId}`;

/** Where a browser posts a file: nothing here is shown, and all of it goes away within days. */
export const uploadKeyOf = (task: FileOwner, attachmentId: string) =>
  `uploads/${place(task, attachmentId)}`;

/** What the keys of a practice's files begin with. */
export const keysOf = (userId: string) => `files/${userId}/`;

/** What the keys begin with of what a practice posted and nobody took in yet. */
export const uploadsOf = (userId: string) => `uploads/${userId}/`;

/** The task and the attachment that a key of `keyOf` names. */
export function namedBy(key: string) {
  const [, , taskId = "", attachmentId = ""] = key.split("/");
  return { taskId, attachmentId };
}

/** Where a file is kept once it was looked at. */
export const keyOf = (task: FileOwner, attachmentId: string) =>
  `files/${place(task, attachmentId)}`;
