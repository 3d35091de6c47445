import type { addSkills } from "@foja/core/accounts/users/user.schema";
import type * as z from "zod";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Adds one entry to the professional data. */
export const addSkill = (skill: z.input<typeof addSkills>["skills"][number]) =>
  answer(client.api.auth.skills.$post({ json: { skills: [skill] } }));

/** Removes one entry. */
export const deleteSkill = (id: string) =>
  answer(client.api.auth.skills[":id"].$delete({ param: { id } }));
