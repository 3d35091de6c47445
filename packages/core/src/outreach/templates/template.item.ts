import type { Stored } from "../../kernel/dynamo";
import type { Template, TemplateRow, TemplateVersion, TemplateVersionRow } from "./template.schema";

/** A template in the list; its content is in its versions. */
export type TemplateItem = Stored<TemplateRow & { archivedAt: string | null }>;

export type VersionItem = Stored<Omit<TemplateVersion, "version">>;

const PARTITION = "TEMPLATES";

export const templateKey = (id: string) => ({ pk: PARTITION, sk: `TEMPLATE#${id}` });

/** All templates, newest first. */
export const templatesRange = { pk: PARTITION, sk: { startingWith: "TEMPLATE#" } };

// Six digits: versions sort as texts.
export const versionKey = (id: string, version: number) => ({
  pk: `TEMPLATE#${id}`,
  sk: `VERSION#${String(version).padStart(6, "0")}`,
});

/** The versions of a template, newest first. */
export const versionsRange = (id: string) => ({
  pk: `TEMPLATE#${id}`,
  sk: { startingWith: "VERSION#" },
});

export const toItem = (row: TemplateRow, archivedAt: string | null = null): TemplateItem => ({
  ...row,
  ...templateKey(row._id),
  type: "template",
  archivedAt,
});

/** A version is written once and never changed: the item's version is its own number. */
export const toVersionItem = (saved: TemplateVersion): VersionItem => ({
  ...saved,
  ...versionKey(saved.templateId, saved.version),
  type: "templateVersion",
});

export const rowOf = ({
  _id,
  name,
  subject,
  preheader,
  version,
  createdAt,
  updatedAt,
}: TemplateItem): TemplateRow => ({
  ...{ _id, name, subject, preheader, version, createdAt, updatedAt },
});

export const versionOf = (item: VersionItem): TemplateVersion => {
  const { templateId, version, name, subject, preheader, html, text } = item;
  const { isTextEdited, blocks, savedAt, savedBy } = item;
  return {
    ...{ templateId, version, name, subject, preheader, html, text },
    ...{ isTextEdited, blocks, savedAt, savedBy },
  };
};

export const versionRowOf = ({
  version,
  name,
  subject,
  savedAt,
  savedBy,
}: VersionItem): TemplateVersionRow => ({ ...{ version, name, subject, savedAt, savedBy } });

/** A template with the content of its newest version. */
export const wholeOf = (row: TemplateRow, saved: TemplateVersion): Template => ({
  ...row,
  html: saved.html,
  text: saved.text,
  isTextEdited: saved.isTextEdited,
  blocks: saved.blocks,
});
