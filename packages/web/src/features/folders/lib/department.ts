import { DEPARTMENTS, departmentOfNumber } from "@foja/core/practice/folders/department.rules";
import { DEPARTMENT_KEY, storage } from "~/lib/storage";
import { isMev } from "./court-number";

export const DEPARTMENT_OPTIONS = DEPARTMENTS.map((name) => ({ value: name, label: name }));

/**
 * The department proposed for a typed number: the one that its receptoría tells, else, for a number
 * of the MEV, the last one chosen on this device. Undefined for another court's number.
 */
export function departmentFor(number: string): string | undefined {
  const last = DEPARTMENTS.find((name) => name === storage.get(DEPARTMENT_KEY));
  return departmentOfNumber(number) ?? (isMev(number) ? last : undefined);
}

/** Keeps the department of a number that the court was asked for. */
export function rememberDepartment(department: string | null | undefined): void {
  if (department) storage.set(DEPARTMENT_KEY, department);
}
