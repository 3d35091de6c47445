/** A person's role in a practice. Its own account is always `titular`. */
export const MEMBER_ROLES = ["titular", "abogado", "asistente", "lectura"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * What a call requires of the caller. `self` reads and changes only the person's own data; `read`,
 * `write` and `delete` the practice's records; `money` reads what it earns and is owed, and
 * `charge` changes it; `govern` covers its plan, its people and the grants it gave to others.
 */
export const CAPABILITIES = [
  "self",
  "read",
  "write",
  "delete",
  "money",
  "charge",
  "govern",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const CAN: Record<MemberRole, readonly Capability[]> = {
  titular: CAPABILITIES,
  abogado: ["self", "read", "write", "delete", "money", "charge"],
  asistente: ["self", "read", "write"],
  lectura: ["self", "read", "money"],
};

/** Whether a role has a capability. */
export const can = (role: MemberRole, capability: Capability): boolean =>
  CAN[role].includes(capability);

const REFUSALS: Record<Capability, string> = {
  self: "No tenés permiso para hacer eso.",
  read: "Tu rol en este estudio no deja ver eso.",
  write: "Tu rol en este estudio es de lectura: no deja cambiar nada.",
  delete: "Tu rol en este estudio no deja eliminar.",
  money: "Tu rol en este estudio no deja ver honorarios, cuentas ni facturas.",
  charge: "Tu rol en este estudio no deja cambiar honorarios, cuentas ni facturas.",
  govern: "Eso lo decide quien es titular del estudio.",
};

/** The sentence shown to somebody who lacks a capability. */
export const refusalOf = (capability: Capability): string => REFUSALS[capability];
