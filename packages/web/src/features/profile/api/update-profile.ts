import type { UpdateProfile } from "@foja/core/accounts/users/user.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Changes the fields it carries, only over the version that was read. */
export function updateProfile(json: UpdateProfile, version: number) {
  const headers = { "If-Match": `"${version}"` };
  return answer(client.api.auth["update-profile"].$put({ json }, { headers }));
}

/** The person as they now are on the server. */
export const readProfile = async () => (await answer(client.api.auth.me.$get())).user;
