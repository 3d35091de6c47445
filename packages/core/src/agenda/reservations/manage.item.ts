import { digest } from "../../kernel/digest";
import type { Key, Stored } from "../../kernel/dynamo";

/** The reservation that a manage link opens; its key is the digest of the link's secret. */
export type ManageDoor = Stored<{ ownerId: string; reservationId: string }>;

export const doorKey = (token: string): Key => ({ pk: `MANAGE#${digest(token)}`, sk: "MANAGE" });

type Opened = { userId: string; _id: string; end: string };

/** The item of a link's token; it expires when the appointment is over. */
export const toDoor = (token: string, { userId, _id, end }: Opened): ManageDoor => ({
  ...doorKey(token),
  type: "manageDoor",
  version: 1,
  ttl: Math.ceil(Date.parse(end) / 1000),
  ownerId: userId,
  reservationId: _id,
});
