import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Changes the password; the other sessions end. */
export const changePassword = (json: { currentPassword: string; newPassword: string }) =>
  answer(client.api.auth["change-password"].$put({ json }));
