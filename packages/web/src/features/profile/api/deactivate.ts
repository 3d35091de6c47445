import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Deactivates the account, and ends all its sessions. */
export const deactivate = () => answer(client.api["deactivate-account"].$post());
