import { hasCode, invalid } from "../../kernel/error";
import { KINDS } from "../../law/calculation/kinds.rules";
import { Calculators } from "../../practice/calculators";
import type { Calculator } from "../../practice/calculators/calculator.schema";
import { Folders } from "../../practice/folders";
import { create } from "./entries";
import type { CreateQuota, Entry } from "./ledger.schema";
import { quotaOf, quotaWarning } from "./quota.rules";

/**
 * Books the fee of a cuota litis: a percent of the total of a calculation saved in the case, which
 * the entry stores. Above the legal ceiling the entry has a warning, and nothing is cut. Throws a
 * sentence for a calculation of another case or without a total; and `folder.not_found`.
 */
export async function createQuota(folderId: string, given: CreateQuota): Promise<Entry> {
  const { calculatorId, percent, date } = given;
  await Folders.get(folderId);
  const { total, quota } = await totalOf(folderId, calculatorId);
  const warning = quotaWarning(quota, percent);
  const amount = quotaOf(total, percent);
  const { description } = given;
  const source = { calculatorId, total, percent, warning };
  return create(folderId, { kind: "fee", currency: "ARS", amount, date, description, source });
}

async function totalOf(folderId: string, id: string) {
  const found = await calculation(id);
  if (found?.folderId !== folderId) {
    throw invalid("calculatorId", "Cálculo: no encontramos ese cálculo en la causa");
  }
  const total = found.amount ?? 0;
  const { quota } = KINDS[found.type];
  if (quota === null || total <= 0) {
    throw invalid("calculatorId", "Cálculo: no tiene un total del que sacar el porcentaje");
  }
  return { total, quota };
}

async function calculation(id: string): Promise<Calculator | undefined> {
  try {
    return await Calculators.get(id);
  } catch (error) {
    if (hasCode(error, "calculator.not_found")) return undefined;
    throw error;
  }
}
