import { NO_PICTURE } from "@foja/core/accounts/users/picture.rules";
import { updateProfile } from "@foja/core/accounts/users/user.schema";
import * as z from "zod";

const { firstName, lastName, picture } = updateProfile.shape;

/** The API's own schema, for inputs: an empty photo means none, and the names are required. */
export const profileForm = updateProfile.extend({
  firstName: firstName.unwrap(),
  lastName: lastName.unwrap(),
  picture: z.union([z.literal(""), picture], { error: NO_PICTURE }),
});
