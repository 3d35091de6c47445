import type { UpdateProfile, User } from "@foja/core/accounts/users/user.schema";

/** What a person says of themselves, by the name it has on screen. */
export const PROFILE_FIELDS = {
  firstName: "Nombre",
  lastName: "Apellido",
  name: "Nombre para mostrar",
  dob: "Fecha de nacimiento",
  contact: "Teléfono",
  designation: "Cargo",
  address: "Domicilio",
  country: "País",
  state: "Provincia",
  picture: "Foto",
} as const satisfies Partial<Record<keyof UpdateProfile, string>>;

export type ProfileField = keyof typeof PROFILE_FIELDS;
export type ProfileValues = Pick<UpdateProfile, ProfileField>;

const FIELDS = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** A person as their form shows them: an absent value is an empty input. */
export const profileValues = (user: User): ProfileValues =>
  Object.fromEntries(FIELDS.map((name) => [name, user[name] ?? ""]));

/** What a field of the form is called. */
export const profileLabel = (name: string): string =>
  Object.entries(PROFILE_FIELDS).find(([field]) => field === name)?.[1] ?? name;
