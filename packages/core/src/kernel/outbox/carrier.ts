import type { Errand } from "./errand.item";

/** Does an errand: sends its letter, or raises its alert. It may run twice. */
type Carry<E extends Errand> = (errand: E & { _id: string }) => Promise<void>;

/**
 * Who carries the errands of one kind. Each room registers its own in `<room>/carriers.ts`; where a
 * kind is renamed, its former name stays registered while such errands may wait in the table.
 */
export type Carrier = { kind: string; carry: Carry<Errand> };

/** Makes the carrier of a kind of `E`. */
export const carrier = <E extends Errand>(kind: E["kind"], carry: Carry<E>): Carrier => ({
  kind,
  carry: carry as Carry<Errand>,
});
