/** The address to which a code was sent. */
export function Recipient({ email }: { email: string }) {
  return <strong className="break-words font-semibold text-ink">{email}</strong>;
}
