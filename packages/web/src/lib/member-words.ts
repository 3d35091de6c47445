import type { MemberRole } from "@foja/core/kernel/member.rules";

type RoleInWords = {
  name: string;
  text: string;
  /** What the role may do, and what not. */
  can: readonly string[];
};

/** The name of each role in a practice, and what it may do. */
export const MEMBER_WORDS: Record<MemberRole, RoleInWords> = {
  titular: {
    name: "Titular",
    text: "Decidís todo lo del estudio.",
    can: [
      "Abrir, editar y eliminar las causas del estudio y todo lo demás.",
      "Ver y cambiar honorarios, cuentas y facturas.",
      "Decidir el plan, las personas, las conexiones y los datos de facturación.",
    ],
  },
  abogado: {
    name: "Abogado o abogada",
    text: "Trabajás con todo lo del estudio.",
    can: [
      "Abrir, editar y eliminar las causas del estudio y todo lo demás.",
      "Ver y cambiar honorarios, cuentas y facturas.",
      "El plan, las personas y las conexiones los decide quien es titular.",
    ],
  },
  asistente: {
    name: "Asistente",
    text: "Cargás y mantenés al día lo del estudio.",
    can: [
      "Abrir y editar causas, tareas, contactos y agenda, sin eliminar.",
      "Honorarios, cuentas y facturas no se ven.",
    ],
  },
  lectura: {
    name: "Lectura",
    text: "Ves lo del estudio y no cambiás nada.",
    can: [
      "Ver las causas, la agenda, los honorarios, las cuentas y las facturas.",
      "No podés agregar, cambiar ni eliminar.",
    ],
  },
};

/** The roles as options. */
export const MEMBER_OPTIONS = Object.entries(MEMBER_WORDS).map(([value, { name }]) => ({
  value,
  label: name,
}));
