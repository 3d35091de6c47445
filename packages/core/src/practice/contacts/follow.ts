import {
  change,
  commit,
  get,
  type Item,
  removeAny,
  tryCommit,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { anywhere } from "../../kernel/records";
import type { Folders } from "../folders";
import { type ContactRecord, type LinkItem, linkKey, linkRange } from "./contact.item";

type Lists = Pick<ContactRecord, "folderIds" | "goneFolderIds">;
type ContactItem = Item & ContactRecord;

/**
 * Updates the contacts of a case to its current state: a deleted case is removed from their list
 * and returns when restored; a purged one takes its links with it. `standing` is the current state
 * of the case, so this may run late, twice, or in any order.
 */
export async function follow(
  ownerId: string,
  folderId: string,
  standing: Folders.CaseState | undefined,
): Promise<void> {
  const state = standing ? (standing.shelf === "deleted" ? "gone" : "here") : "never";
  for await (const link of walk<LinkItem>({ ...linkRange(ownerId, folderId), limit: 500 })) {
    const contact = await anywhere<ContactItem>("contact", ownerId, link.contactId);
    const rest = state === "never" ? [removeAny(link)] : [];
    if (contact) await settle(contact, folderId, state, rest);
    else await commit(removeAny(link));
  }
}

type State = "here" | "gone" | "never";

/** The case lists of a contact for a state of the case; undefined when they are already right. */
export function settled(lists: Lists, folderId: string, state: State): Lists | undefined {
  const { folderIds, goneFolderIds } = lists;
  const [here, gone] = [folderIds.includes(folderId), goneFolderIds.includes(folderId)];
  if (here === (state === "here") && gone === (state === "gone")) return undefined;
  const without = (list: string[]) => list.filter((id) => id !== folderId);
  return {
    folderIds: state === "here" ? [...without(folderIds), folderId] : without(folderIds),
    goneFolderIds:
      state === "gone" ? [...without(goneFolderIds), folderId] : without(goneFolderIds),
  };
}

async function settle(contact: ContactItem, folderId: string, state: State, rest: Write[]) {
  const lists = settled(contact, folderId, state);
  if (!lists) {
    for (const write of rest) await commit(write);
    return;
  }
  if ((await tryCommit(edit(contact, lists), ...rest)) === "written") return;
  const fresh = await get<ContactItem>(contact);
  if (fresh) await settle(fresh, folderId, state, rest);
}

function edit(contact: ContactItem, { folderIds, goneFolderIds }: Lists): Write {
  return change({
    key: contact,
    set: "SET folderIds = :here, goneFolderIds = :gone, #version = #version + :one",
    onlyIf: "#version = :read",
    names: { "#version": "version" },
    values: { ":here": folderIds, ":gone": goneFolderIds, ":one": 1, ":read": contact.version },
  });
}

/** The writes that delete the links of a contact that is purged. */
export function letGo(item: Item): Write[] {
  const { userId, _id, folderIds, goneFolderIds } = item as ContactItem;
  return [...folderIds, ...goneFolderIds].map((folderId) =>
    removeAny(linkKey(userId, folderId, _id)),
  );
}
