import { DEPARTMENTS } from "@foja/core/practice/folders/department.rules";
import { PROVINCES } from "~/lib/provinces";

/** The chambers of the national and federal courts, with the code the court's system gives them. */
const NATIONAL = [
  "Corte Suprema de Justicia de la Nación (CSJ)",
  "Nacional en lo Civil (CIV)",
  "Contencioso Administrativo Federal (CAF)",
  "Civil y Comercial Federal (CCF)",
  "Nacional Electoral (CNE)",
  "Federal de la Seguridad Social (CSS)",
  "Nacional en lo Penal Económico (CPE)",
  "Nacional del Trabajo (CNT)",
  "Criminal y Correccional Federal (CFP)",
  "Nacional en lo Criminal y Correccional (CCC)",
  "Nacional en lo Comercial (COM)",
  "Casación Penal Federal (CPF)",
  "Nacional de Casación Penal (CPN)",
  "Federal de Bahía Blanca (FBB)",
  "Federal de Comodoro Rivadavia (FCR)",
  "Federal de Córdoba (FCB)",
  "Federal de Corrientes (FCT)",
  "Federal de General Roca (FGR)",
  "Federal de La Plata (FLP)",
  "Federal de Mar del Plata (FMP)",
  "Federal de Mendoza (FMZ)",
  "Federal de Posadas (FPO)",
  "Federal de Paraná (FPA)",
  "Federal de Resistencia (FRE)",
  "Federal de Salta (FSA)",
  "Federal de Rosario (FRO)",
  "Federal de San Martín (FSM)",
  "Federal de Tucumán (FTU)",
] as const;

/** Where a case may be heard. They are suggestions only. */
export const JURISDICTIONS: readonly string[] = [
  ...NATIONAL,
  ...DEPARTMENTS.map((name) => `Buenos Aires, ${name}`),
  ...PROVINCES,
];
