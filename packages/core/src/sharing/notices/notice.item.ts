import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Notice } from "./notice.schema";

export type NoticeRecord = Notice & { userId: string; decidedBy: string | null };
export type NoticeItem = Stored<NoticeRecord>;

const DAY_S = 24 * 3600;
/** How long what nobody decided on, or dismissed, is kept. What was approved stays with its case. */
const KEPT_S = 60 * DAY_S;

/** Where a notice stands: what waits and what was dismissed by itself, what was approved by its case. */
export const noticeKey = ({
  userId,
  _id,
  status,
  folderId,
}: Pick<NoticeRecord, "userId" | "_id" | "status" | "folderId">): Key => ({
  pk: ownerPartition(userId),
  sk: status === "approved" ? `NOTICE#approved#${folderId}#${_id}` : `NOTICE#${status}#${_id}`,
});

export const noticesRange = (ownerId: string, status: Notice["status"], folderId?: string) => ({
  pk: ownerPartition(ownerId),
  sk: {
    startingWith: `NOTICE#${status}#${status === "approved" && folderId ? `${folderId}#` : ""}`,
  },
});

/** That a cause proposed a notice once: told again, or decided on, it proposes none. */
export const markOf = (ownerId: string, id: string, nowMs: number): Item => ({
  ...{ pk: ownerPartition(ownerId), sk: `NOTICEMARK#${id}` },
  ...{ type: "noticeMark", version: 1, ttl: Math.ceil(nowMs / 1000) + 2 * KEPT_S },
});

/** Only the fields of a notice: one that was read had its former key. */
export const toItem = (record: NoticeRecord): NoticeItem => ({
  ...noticeKey(record),
  type: "clientNotice",
  ...(record.status !== "approved" && {
    ttl: Math.ceil(Date.parse(record.decidedAt ?? record.createdAt) / 1000) + KEPT_S,
  }),
  ...present(record),
  ...{ userId: record.userId, decidedBy: record.decidedBy },
});

export const present = (item: NoticeRecord): Notice => {
  const { _id, folderId, folderName, status, text, about, date, when, place } = item;
  const { createdAt, decidedAt, version } = item;
  return {
    _id,
    folderId,
    folderName,
    status,
    text,
    about,
    date,
    when,
    place,
    createdAt,
    decidedAt,
    version,
  };
};
