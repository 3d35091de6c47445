import type { Role } from "@foja/core/accounts/users/user.schema";

type RoleInWords = { name: string; text: string; can: readonly string[] };

/** What each role is called, and what it opens. */
export const ROLES_IN_WORDS: Record<Role, RoleInWords> = {
  USER_ROLE: {
    name: "Profesional del estudio",
    text: "Trabajás con todo lo de tu estudio.",
    can: [
      "Abrir, editar y eliminar las causas de tu estudio.",
      "Cambiar tus datos, tu contraseña y tus sesiones.",
      "Ver el plan y lo que usás de él.",
    ],
  },
  ADMIN_ROLE: {
    name: "Administración de Foja",
    text: "Además de tu estudio, administrás el servicio.",
    can: [
      "Todo lo que puede un profesional del estudio.",
      "Entrar al área de administración, que se habilita por partes.",
    ],
  },
};
