import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";

/** The cases that a practice wants followed before others where its plan does not follow all. */
export type ChosenItem = Stored<{ folderIds: string[] }>;

export const chosenKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "COURTS#CHOSEN",
});

export const toChosen = (ownerId: string, folderIds: string[]): ChosenItem => ({
  ...chosenKey(ownerId),
  type: "chosenCases",
  version: 1,
  folderIds,
});
