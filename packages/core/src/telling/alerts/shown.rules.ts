import { can, type MemberRole } from "../../kernel/member.rules";
import type { AlertSource } from "./alert.schema";

/** Those that say amounts: they are for who may see the money of the practice. */
const ABOUT_MONEY: readonly AlertSource[] = ["invoice", "installment"];

/** Whether somebody of a practice, by their role in it, may see an alert about that. */
export const isShownTo = (member: MemberRole, source: AlertSource): boolean =>
  can(member, "money") || !ABOUT_MONEY.includes(source);
