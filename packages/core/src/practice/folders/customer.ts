import { useOwner } from "../../kernel/actor";
import { query } from "../../kernel/dynamo";
import { nameKey } from "../../kernel/text.rules";
import { customerRange, present } from "./folder.item";
import type { Folder } from "./folder.schema";

const ENOUGH = 50;

/** Cases of the practice whose client has that name, archived ones too. */
export async function ofCustomer(name: string): Promise<Folder[]> {
  if (nameKey(name) === "") return [];
  const { items } = await query({ ...customerRange(useOwner(), name), limit: ENOUGH });
  return items.map(present);
}
