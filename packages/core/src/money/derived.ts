import type { Derived } from "../kernel/changes";
import { Tax } from "./tax";

/** What follows from changes of what money stores, see `Derived`. */
export const derived: readonly Derived[] = [
  {
    type: "taxWaiting",
    // A voucher was just issued for ARCA: its lane is enqueued.
    refresh: async ({ userId, pointOfSale, voucherType }, before) => {
      if (before) return;
      await Tax.stir({
        ownerId: String(userId),
        pointOfSale: Number(pointOfSale),
        voucherType: Number(voucherType),
      });
    },
  },
];
