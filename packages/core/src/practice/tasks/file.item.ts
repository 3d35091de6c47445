type Owned = { userId: string; _id: string };

const place = ({ userId, _id }: Owned, attachmentId: string) => `${userId}/${_id}/${attachmentId}`;

/** Where a browser posts a file: nothing here is shown, and all of it goes away within days. */
export const uploadKeyOf = (task: Owned, attachmentId: string) =>
  `uploads/${place(task, attachmentId)}`;

/** Where a file is kept once it was looked at. */
export const keyOf = (task: Owned, attachmentId: string) => `files/${place(task, attachmentId)}`;
