import { updateProfile } from "@foja/core/accounts/users/user.schema";
import * as z from "zod";

const { firstName, lastName } = updateProfile.shape;
const NOT_A_PHOTO = "Foto: tiene que ser una dirección https";

/** The API's own schema, for inputs: an empty photo means none, and the names are required. */
export const profileForm = updateProfile.extend({
  firstName: firstName.unwrap(),
  lastName: lastName.unwrap(),
  picture: z.union([
    z.literal(""),
    z
      .string()
      .max(2048, NOT_A_PHOTO)
      .regex(/^https:\/\//, NOT_A_PHOTO),
  ]),
});
