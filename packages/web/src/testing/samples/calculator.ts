import { interestOf } from "@foja/core/law/interest/interest.rules";
import { interestVariables } from "@foja/core/law/interest/interest.schema";
import { interestSheet } from "@foja/core/law/interest/interest.sheet.rules";
import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";

/** The interest of a debt by a fixed rate, which needs no published series. */
export const interest = interestVariables.parse({
  ...{ capital: 1000, desde: "2026-01-01", hasta: "2026-07-01", tasa: "cer", tasaFija: 12 },
});

const result = interestOf(interest, {}, "2026-11-26");

/** Its figures, as they are shown. */
export const interestResult = interestSheet(interest, result);

/** The same, saved. */
export const calculator = (given: Partial<Calculator> = {}): Calculator => ({
  _id: "cal_1",
  userId: "usr_1",
  user: "Eva Sosa",
  type: "intereses",
  classType: null,
  subClassType: null,
  date: "2026-07-01",
  folderId: null,
  folderName: null,
  groupId: null,
  description: "Intereses del pagaré",
  archived: false,
  createdAt: "2026-07-01T12:00:00.000Z",
  updatedAt: "2026-07-01T12:00:00.000Z",
  version: 1,
  variables: interest,
  result,
  capital: 1000,
  interest: 60,
  amount: 1060,
  engineVersion: "1",
  computedAt: "2026-07-01T12:00:00.000Z",
  verification: "ABCD-1234",
  ...given,
});
