import { Users } from "../../accounts/users";
import { hiddenNow, seeingAll, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import { commit, isStale } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import type { Folder } from "../../practice/folders/folder.schema";
import { Alerts } from "../../telling/alerts";
import type { ClosedCase } from "./reserved.schema";

const AT_ONCE = 100;
const FIELDS = ["responsibleId", "memberIds", "createdAt"] as const;

/**
 * The reserved cases hidden from the person who governs the practice, without their content, so
 * that none becomes inaccessible when those who see it have left.
 */
export async function list(): Promise<ClosedCase[]> {
  const parts = chunks([...hiddenNow()], AT_ONCE);
  const found = await seeingAll(() =>
    Promise.all(parts.map((folderIds) => Folders.batch({ folderIds, fields: [...FIELDS] }))),
  );
  return found.flat().map(({ _id, responsibleId = "", memberIds = [], createdAt = "" }) => ({
    ...{ _id, responsibleId, createdAt },
    people: memberIds,
  }));
}

/**
 * Lets the person who governs the practice into a reserved case that does not name them. The same
 * transaction adds it to the case's history and alerts the case's people. A case they already see
 * is returned unchanged. Throws `folder.not_found`.
 */
export const open = (id: string): Promise<Folder> =>
  again(async () => {
    const opening = await Folders.planOpening(id);
    if (!opening) return Folders.get(id);
    const { userId, ownerId } = useUser();
    const name = (await Users.peopleOf([userId])).get(userId)?.name ?? "Un titular";
    const { shown, writes } = opening;
    const draft = {
      key: `reserved-opened:${id}:${shown.version}`,
      at: nowIso(),
      primaryText: `${name} abrió una causa reservada`,
      primaryVariant: "warning",
      secondaryText: shown.folderName,
      avatarIcon: "Setting2",
      sourceType: "folder",
      sourceId: id,
      folderId: id,
      expirationDate: null,
    } as const;
    const people = shown.memberIds.filter((one) => one !== userId);
    const alerts = people.flatMap((forId) => Alerts.plan(ownerId, { ...draft, forId }).writes);
    await commit(...writes, ...alerts);
    return shown;
  }, isStale);
