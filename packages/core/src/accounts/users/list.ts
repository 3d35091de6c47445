import { Plans } from "../../billing/plans";
import { getMany, page } from "../../kernel/dynamo";
import { fold } from "../../kernel/text.rules";
import { Sessions } from "../sessions";
import { everyoneRange, fromItem, toUser, type UserRecord } from "./user.item";
import { displayName } from "./user.rules";
import type { ListUsers } from "./user.schema";
import { findByEmail, lightOf } from "./users";

/** How many pages of users one answer searches for matches. */
const MOST_PAGES = 20;

type Listed = ReturnType<typeof toUser> & {
  lightData?: ReturnType<typeof lightOf>;
  lastSeenAt?: string | null;
};

/**
 * One page of the matching users, newest first: for administrators. A whole e-mail is found at
 * once; for part of a name all users are searched, some pages per answer, and `nextCursor`
 * continues.
 */
export async function list(asked: ListUsers) {
  const known = asked.search?.includes("@") && (await findByEmail(asked.search.toLowerCase()));
  if (known) return { users: await fitting([known], asked), nextCursor: undefined };
  const users: Listed[] = [];
  let cursor = asked.cursor;
  for (let read = 0; read < MOST_PAGES && users.length < asked.limit; read++) {
    const found = await page({ ...everyoneRange, limit: asked.limit - users.length }, cursor);
    users.push(...(await fitting(found.items.map(fromItem), asked)));
    cursor = found.nextCursor;
    if (!cursor) break;
  }
  return { users, nextCursor: cursor };
}

async function fitting(people: UserRecord[], asked: ListUsers): Promise<Listed[]> {
  const { role, status, plan, includeLightData } = asked;
  const search = asked.search ? fold(asked.search) : "";
  const wanted = people.filter(
    (one) =>
      (!role || one.role === role) &&
      (!status || one.status === status) &&
      fold(`${displayName(one)} ${one.email}`).includes(search),
  );
  if (!plan && !includeLightData) return wanted.map(toUser);
  const usages = await getMany(wanted.map(({ _id }) => Plans.usageKey(_id)));
  const seen = wanted.flatMap((one, index) => {
    const usage = usages[index];
    const lightData = usage && lightOf(Plans.toSubscription(usage));
    return !plan || lightData?.plan === plan ? [{ ...toUser(one), lightData }] : [];
  });
  if (!includeLightData) return seen.map(({ lightData, ...user }) => user);
  const moments = await Sessions.lastSeen(seen.map(({ _id }) => _id));
  return seen.map((one) => ({ ...one, lastSeenAt: moments.get(one._id) ?? null }));
}
