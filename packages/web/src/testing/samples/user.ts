import type { User } from "@foja/core/accounts/users/user.schema";

/** The founder of a practice, as `TITULAR`, with the whole profile. */
export const user = (given: Partial<User> = {}): User => ({
  _id: "usr_01J00000000000000000000001",
  email: "eva@foja.ar",
  name: "Eva Sosa",
  firstName: "Eva",
  lastName: "Sosa",
  dob: null,
  contact: null,
  designation: null,
  address: null,
  proceduralAddress: null,
  electronicAddress: null,
  country: null,
  state: null,
  picture: null,
  profileCompletionScore: 40,
  role: "USER_ROLE",
  status: "active",
  skills: [],
  hasPassword: true,
  erasureAt: null,
  createdAt: "2026-01-02T12:00:00.000Z",
  updatedAt: "2026-01-02T12:00:00.000Z",
  version: 1,
  ...given,
});
