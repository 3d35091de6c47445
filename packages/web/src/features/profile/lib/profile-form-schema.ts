import { updateProfile } from "@foja/core/users/user.schema";
import * as z from "zod";

const { picture, firstName, lastName } = updateProfile.shape;

/** The API's own schema, for inputs: there an empty photo is no photo, and a name is never absent. */
export const profileForm = updateProfile.extend({
  firstName: firstName.unwrap(),
  lastName: lastName.unwrap(),
  picture: z.union([z.literal(""), picture], { error: "Foto: tiene que ser una dirección https" }),
});
