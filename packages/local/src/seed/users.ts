import type { Users } from "@foja/core/accounts/users";

/** A demo account, as the start-up message and the local page show it. */
export type Login = { email: string; password: string; what: string };

export type SeedUser = Login & {
  firstName: string;
  lastName: string;
  role: "USER_ROLE" | "ADMIN_ROLE";
  /** What their writs state of them. */
  profile?: Partial<Users.UserRecord>;
};

export const DEMO: SeedUser = {
  what: "Demo practice",
  email: "demo@foja.ar",
  password: "Demo1234!",
  firstName: "Mariana",
  lastName: "Quiroga",
  role: "USER_ROLE",
  profile: {
    state: "Ciudad Autónoma de Buenos Aires",
    proceduralAddress: "Lavalle 1290, piso 5, oficina 508, Ciudad Autónoma de Buenos Aires",
    skills: [
      {
        _id: "ski_01J00000000000000000000001",
        name: "CPACF",
        taxCode: 27_234_567_891,
        taxCondition: null,
        registrationNumber: "T.º 88 F.º 412",
      },
    ],
  },
};

export const ADMIN: SeedUser = {
  what: "Administrator",
  email: "admin@foja.ar",
  password: "Admin1234!",
  firstName: "Administración",
  lastName: "Foja",
  role: "ADMIN_ROLE",
};
