/**
 * What the recovery of one practice does with a type of item, see `outreach/recovery`:
 * - `returns`: a record of the practice. What is missing comes back; where all is to be as it was, what
 *   differs returns and what is only there now goes.
 * - `missing`: what is written once, numbers in sequence, money. What is missing comes back; what is
 *   there stays as it is, always.
 * - `beside`: outside the partition; comes back with the item that names it in its `beside`.
 * - `derived`: is not brought back, but made anew from the records.
 * - `stays`: the practice's; what holds now holds: access, contracts, what is elsewhere the truth, and
 *   what is on its way.
 * - `person`, `product`: belongs to a person's account, or to no practice; is never touched.
 */
export type Back = "returns" | "missing" | "beside" | "derived" | "stays" | "person" | "product";
