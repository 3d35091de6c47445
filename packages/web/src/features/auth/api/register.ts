import type { RegisterUser } from "@foja/core/accounts/users/user.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Creates an account; its e-mail address has to be verified before it can be used. */
export const register = (json: RegisterUser) => answer(client.api.auth.register.$post({ json }));
