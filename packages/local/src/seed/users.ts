/** A demo account, as the start-up message and the local page show it. */
export type Login = { email: string; password: string; what: string };

export type SeedUser = Login & {
  firstName: string;
  lastName: string;
  role: "USER_ROLE" | "ADMIN_ROLE";
};

export const DEMO: SeedUser = {
  what: "Demo practice",
  email: "demo@foja.ar",
  password: "Demo1234!",
  firstName: "Mariana",
  lastName: "Quiroga",
  role: "USER_ROLE",
};

export const ADMIN: SeedUser = {
  what: "Administrator",
  email: "admin@foja.ar",
  password: "Admin1234!",
  firstName: "Administración",
  lastName: "Foja",
  role: "ADMIN_ROLE",
};
