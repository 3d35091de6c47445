import { Users } from "../../accounts/users";
import { get, type Item } from "../../kernel/dynamo";
import { type HistoryItem, historyKey } from "../../kernel/records";
import { Alerts } from "../alerts";

/** The fields of a case or a task that concern who answers for it. */
type Assigned = Item & {
  type: string;
  _id?: unknown;
  userId?: unknown;
  responsibleId?: unknown;
  createdBy?: unknown;
  folderId?: unknown;
  updatedAt?: unknown;
};

const SAID = {
  task: { said: "te asignó una tarea", name: "name", icon: "TaskSquare" },
  folder: { said: "te dejó a cargo de una causa", name: "folderName", icon: "TableDocument" },
} as const;

type Kind = keyof typeof SAID;

/** The kinds that somebody answers for. */
export const KINDS = Object.keys(SAID) as Kind[];

const isKind = (type: string): type is Kind => Object.hasOwn(SAID, type);

/**
 * Alerts a person that a colleague assigned a case or a task to them, once per assignment. No alert
 * is raised for what people assign to themselves, nor for what Foja reassigned when somebody left.
 */
export async function notify(item: Assigned, before: Assigned | undefined): Promise<void> {
  const { type, userId: ownerId, _id, responsibleId: forId, version } = item;
  if (!isKind(type) || typeof forId !== "string" || item === before) return;
  const isNew = !before && version === 1;
  if (!isNew && (!before || before.responsibleId === forId)) return;
  const [practice, id] = [String(ownerId), String(_id)];
  const by = isNew ? item.createdBy : await whoChanged(practice, id, version);
  if (typeof by !== "string" || by === forId) return;
  const name = (await Users.peopleOf([by])).get(by)?.name ?? "Alguien del estudio";
  const { said, name: field, icon } = SAID[type];
  await Alerts.raise(practice, {
    forId,
    key: `assigned:${id}:${version}`,
    at: String(item.updatedAt),
    primaryText: `${name} ${said}`,
    primaryVariant: "info",
    secondaryText: String(Reflect.get(item, field)),
    avatarIcon: icon,
    sourceType: type,
    sourceId: id,
    folderId: type === "folder" ? id : typeof item.folderId === "string" ? item.folderId : null,
    expirationDate: null,
  });
}

/** The person who wrote that version of a record. */
const whoChanged = async (ownerId: string, id: string, version: number) =>
  (await get<HistoryItem>(historyKey(ownerId, id, version)))?.by;
