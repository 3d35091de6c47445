import { withContext } from "@foja/core/actor";
import { commit } from "@foja/core/dynamo";
import { Folders } from "@foja/core/folders";
import type { CreateFolder } from "@foja/core/folders/folder.schema";
import { createFolder } from "@foja/core/folders/folder.schema";
import { Plans } from "@foja/core/plans";
import { Passwords, Users } from "@foja/core/users";
import { DEMO_FOLDERS } from "./seed/folders";
import { ADMIN, DEMO, type SeedUser } from "./seed/users";

/** Puts the demo practice and the administrator there, unless they already are. */
export async function seed(): Promise<void> {
  await seedUser(DEMO, DEMO_FOLDERS);
  await seedUser(ADMIN, []);
}

/** The person comes last: whoever was killed in the middle begins anew at the next start. */
async function seedUser(given: SeedUser, folders: CreateFolder[]): Promise<void> {
  if (await Users.findByEmail(given.email)) return;
  const { password, what: _what, ...person } = given;
  const passwordHash = await Passwords.hashPassword(password);
  const user = Users.draft({ ...person, passwordHash, status: "active" });
  await commit(Plans.open(user._id));
  await withContext(contextOf(user._id, person.role), () => createAll(folders));
  await commit(...Users.add(user));
}

function contextOf(userId: string, role: SeedUser["role"]) {
  const actor = { type: "user" as const, userId, ownerId: userId, sessionId: "seed", role };
  return { actor, requestId: "seed", address: "127.0.0.1", userAgent: "seed" };
}

async function createAll(folders: CreateFolder[]): Promise<void> {
  for (const folder of folders) await Folders.create(createFolder.parse(folder));
}
