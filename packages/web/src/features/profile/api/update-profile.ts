import type { UpdateProfile } from "@foja/core/accounts/users/user.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Changes the given fields, if the profile still has the version that was read. */
export function updateProfile(json: UpdateProfile, version: number) {
  const headers = { "If-Match": `"${version}"` };
  return answer(client.api.auth["update-profile"].$put({ json }, { headers }));
}

/** The person's profile as stored on the server. */
export const readProfile = async () => (await answer(client.api.auth.me.$get())).user;
