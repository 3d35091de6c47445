/** Who a code was mailed to. */
export function Recipient({ email }: { email: string }) {
  return <strong className="break-words font-semibold text-ink">{email}</strong>;
}
