import { can, type MemberRole } from "../../kernel/member.rules";
import type { AlertSource } from "./alert.schema";

/** The sources of alerts that state amounts: for those who may see the practice's money. */
const ABOUT_MONEY: readonly AlertSource[] = ["invoice", "installment"];

/** Whether a person of a practice, by their role in it, may see an alert about that source. */
export const isShownTo = (member: MemberRole, source: AlertSource): boolean =>
  can(member, "money") || !ABOUT_MONEY.includes(source);
