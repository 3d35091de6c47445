import type { Letterhead } from "../../kernel/paper/paper.rules";
import type { User } from "../users/user.schema";
import type { ActingPractice } from "./practice.schema";

type Person = Pick<User, "name" | "designation" | "address" | "state" | "skills">;

/**
 * The letterhead of a person, from their profile: name, office, licences and address. The name of
 * their practice is above them.
 */
export const letterheadOf = (
  { name, designation, address, state, skills }: Person,
  practice: Pick<ActingPractice, "name" | "named"> | null,
): Letterhead => ({
  practice: practice?.named ? practice.name : null,
  name,
  lines: [
    designation,
    ...skills.map(({ name: skill, registrationNumber: number }) => number && `${skill} ${number}`),
    address,
  ].flatMap((line) => line || []),
  place: state,
});
