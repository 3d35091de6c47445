import { randomBytes } from "node:crypto";

/** A secret whose prefix marks it as useless anywhere else. */
export const newStripeSecret = () => `local-${randomBytes(32).toString("base64url")}`;
