import { type Item, walk } from "../../kernel/dynamo";
import {
  type MemberItem,
  type MembershipItem,
  membershipsRange,
  membersRange,
} from "./member.item";

/** The members of a practice, without its founder. */
export const membersOf = (ownerId: string): Promise<MemberItem[]> => all(membersRange(ownerId));

/** The practices that a person belongs to, without their own. */
export const membershipsOf = (personId: string): Promise<MembershipItem[]> =>
  all(membershipsRange(personId));

async function all<T extends Item>(range: ReturnType<typeof membersRange>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of walk<T>(range)) found.push(item);
  return found;
}
