/** The form of one professional entry. */
export const EMPTY_SKILL: SkillValues = {
  name: "",
  registrationNumber: "",
  taxCode: "",
  taxCondition: "",
};

export type SkillValues = {
  name: string;
  registrationNumber?: string | null;
  taxCode?: unknown;
  taxCondition?: string | null;
};

/** The conditions before the tax authority, as invoices name them. */
export const TAX_CONDITIONS = [
  "Responsable inscripto",
  "Monotributista",
  "Exento",
  "No alcanzado",
  "Consumidor final",
] as const;

/** The request body for an entry: empty fields are left out. */
export const skillOf = ({ name, ...rest }: SkillValues) => ({
  name,
  registrationNumber: rest.registrationNumber || null,
  taxCode: String(rest.taxCode ?? "") || null,
  taxCondition: rest.taxCondition || null,
});
