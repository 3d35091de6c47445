import type { Voucher } from "@foja/core/money/invoices/invoice.schema";
import { paperName, paperOf } from "@foja/core/money/invoices/paper.rules";

/** Has the browser save a voucher as the same PDF that is e-mailed. */
export async function saveVoucher(voucher: Voucher): Promise<void> {
  const { savePaper } = await import("~/lib/print/press");
  await savePaper(paperOf(voucher), paperName(voucher));
}
