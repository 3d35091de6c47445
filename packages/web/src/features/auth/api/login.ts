import type { Login } from "@foja/core/accounts/auth/auth.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Signs in with e-mail and password. */
export const login = (json: Login) => answer(client.api.auth.login.$post({ json }));

/** Reactivates a deactivated account, and signs in. */
export const reactivate = (json: Login) => answer(client.api["reactivate-account"].$post({ json }));
