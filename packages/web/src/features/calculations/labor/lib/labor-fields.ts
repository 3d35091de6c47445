import type { Context, FieldDef } from "./field";
import { FINE_FIELDS } from "./fine-fields";
import { CAP_FIELDS, END_FIELDS, NOTICE_FIELDS, PAY_FIELDS, RELATION_FIELDS } from "./main-fields";
import { AGGRAVATED_FIELDS, VACATION_FIELDS } from "./more-fields";

export type Group = { title: string; fields: readonly FieldDef[]; open?: boolean };

const MAIN = [...RELATION_FIELDS, ...END_FIELDS, ...PAY_FIELDS];

/** The fields that every settlement needs, in one group. */
const NEEDED = MAIN.filter(({ required }) => required);
const REGIME = MAIN.filter(({ path }) => path === "regimenEspecial" || path === "regimen");
const restOf = (fields: readonly FieldDef[]) =>
  fields.filter((field) => !NEEDED.includes(field) && !REGIME.includes(field));

/** The group that also has the concepts of the pay. */
export const PAY = "Remuneración";

/** The groups of the form: the required fields, open, then the others in their usual order. */
export const GROUPS: readonly Group[] = [
  { title: "Lo necesario", fields: NEEDED, open: true },
  { title: "Régimen", fields: REGIME },
  { title: "Egreso", fields: restOf(END_FIELDS) },
  { title: PAY, fields: restOf(PAY_FIELDS) },
  { title: "Tope del convenio", fields: CAP_FIELDS },
  { title: "Preaviso y período de prueba", fields: NOTICE_FIELDS },
  { title: "Vacaciones", fields: VACATION_FIELDS },
  { title: "Agravantes y casos especiales", fields: AGGRAVATED_FIELDS },
  { title: "Registración y multas", fields: FINE_FIELDS },
];

/** The fields of a group that apply. */
export const fieldsOf = ({ fields }: Group, context: Context): FieldDef[] =>
  fields.filter(({ when }) => !when || when(context));

/** Every field that applies. */
export const shownFields = (context: Context): FieldDef[] =>
  GROUPS.flatMap((group) => fieldsOf(group, context));
