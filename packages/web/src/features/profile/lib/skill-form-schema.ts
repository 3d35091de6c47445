import { addSkills } from "@foja/core/accounts/users/user.schema";
import * as z from "zod";

const entry = addSkills.shape.skills.element;

/** One entry of the professional data, by the API's own schema: an empty input means no CUIT. */
export const skillForm = entry.extend({
  taxCode: z.preprocess((code) => code || null, entry.shape.taxCode),
});
