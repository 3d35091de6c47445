import { type Capability, can, type MemberRole } from "@foja/core/kernel/member.rules";
import { isUnder } from "../our-path";

/** A page that a role may not open: its title, and what the role does not do there. */
export type RolePage = { title: string; does: string };

type Guarded = RolePage & { under: string; needs: Capability };

/** The pages that need a capability, the longer addresses first. */
const GUARDED: readonly Guarded[] = [
  ...["/apps/invoice/create", "/apps/invoice/edit"].map((under) => ({
    ...{ under, needs: "charge" as const, title: "Factura", does: "hace facturas" },
  })),
  { under: "/apps/invoice", needs: "money", title: "Facturación", does: "ve facturas" },
  {
    ...{ under: "/apps/calendar/booking-config", needs: "write" },
    ...{ title: "Configuración de reservas", does: "cambia la configuración de reservas" },
  },
];

/** The page of an address that a role may not open; undefined where it may. */
export function refusedPage(pathname: string, role: MemberRole): RolePage | undefined {
  const refused = GUARDED.filter(
    ({ under, needs }) => isUnder(pathname, under) && !can(role, needs),
  );
  // Who may not see invoices is told that, and not that others make them.
  return refused.at(-1);
}
