import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { EscritoTemplate } from "./template.schema";

/** A template of the practice's own, as stored. */
export type TemplateRecord = {
  _id: string;
  userId: string;
  title: string;
  about: string | null;
  text: string;
  createdAt: string;
  updatedAt: string;
};

export type TemplateItem = Stored<TemplateRecord>;

export const templateKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `ESCRITOTEMPLATE#${id}`,
});

/** The templates of a practice. */
export const templatesRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "ESCRITOTEMPLATE#" },
});

export const toItem = (record: TemplateRecord, version: number): TemplateItem => ({
  ...record,
  ...templateKey(record.userId, record._id),
  type: "escritoTemplate",
  version,
});

/** A template as it is answered. */
export const present = (item: TemplateItem): EscritoTemplate => ({
  _id: item._id,
  title: item.title,
  about: item.about,
  shipped: false,
  side: null,
  norms: [],
  text: item.text,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});
