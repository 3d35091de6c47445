type FileOwner = { userId: string; _id: string };

const place = ({ userId, _id }: FileOwner, attachmentId: string) =>
  `${userId}/${_id}/${attachmentId}`;

/** Where a browser posts a file: nothing here is shown, and all of it goes away within days. */
export const uploadKeyOf = (task: FileOwner, attachmentId: string) =>
  `uploads/${place(task, attachmentId)}`;

/** Where a file is kept once it was looked at. */
export const keyOf = (task: FileOwner, attachmentId: string) =>
  `files/${place(task, attachmentId)}`;
