import type { UpdateProfile, User } from "@foja/core/accounts/users/user.schema";

/** The labels of the profile's fields. */
export const PROFILE_FIELDS = {
  firstName: "Nombre",
  lastName: "Apellido",
  name: "Nombre para mostrar",
  dob: "Fecha de nacimiento",
  contact: "Teléfono",
  designation: "Cargo",
  address: "Domicilio",
  proceduralAddress: "Domicilio procesal",
  electronicAddress: "Domicilio electrónico",
  country: "País",
  state: "Provincia",
  picture: "Foto",
} as const satisfies Partial<Record<keyof UpdateProfile, string>>;

export type ProfileField = keyof typeof PROFILE_FIELDS;
export type ProfileValues = Pick<UpdateProfile, ProfileField>;

const FIELDS = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** The form's values for a person: an absent value is an empty input. */
export const profileValues = (user: User): ProfileValues =>
  Object.fromEntries(FIELDS.map((name) => [name, user[name] ?? ""]));

/** The label of a field of the form. */
export const profileLabel = (name: string): string =>
  Object.entries(PROFILE_FIELDS).find(([field]) => field === name)?.[1] ?? name;
