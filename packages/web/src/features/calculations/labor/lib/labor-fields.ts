import type { Context, FieldDef } from "./field";
import { FINE_FIELDS } from "./fine-fields";
import { CAP_FIELDS, END_FIELDS, NOTICE_FIELDS, PAY_FIELDS, RELATION_FIELDS } from "./main-fields";
import { AGGRAVATED_FIELDS, VACATION_FIELDS } from "./more-fields";

export type Group = { title: string; fields: readonly FieldDef[]; open?: boolean };

/** The form, in the order in which a settlement is thought. */
export const GROUPS: readonly Group[] = [
  { title: "Relación laboral", fields: RELATION_FIELDS, open: true },
  { title: "Egreso", fields: END_FIELDS, open: true },
  { title: "Remuneración", fields: PAY_FIELDS, open: true },
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
