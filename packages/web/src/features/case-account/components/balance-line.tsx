import { moneyText } from "@foja/core/kernel/money.rules";
import { useQuery } from "@tanstack/react-query";
import { standingOf } from "../api/account";

type BalanceLineProps = { folderId: string; onOpen: () => void };

/** The account of a case in one line of its page; none while nothing is owed or held. */
export function BalanceLine({ folderId, onOpen }: BalanceLineProps) {
  const { data } = useQuery(standingOf(folderId));
  const { client = 0, practice = 0 } = data?.balance ?? {};
  if (client === 0 && practice === 0) return null;
  return (
    <section
      aria-label="Cuenta"
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b pb-3"
    >
      <h2 className="text-ink-faint text-sm">Cuenta</h2>
      {practice !== 0 && (
        <Figure name={practice < 0 ? "A favor del cliente" : "Te deben"} amount={practice} />
      )}
      {client !== 0 && <Figure name="Del cliente en tu poder" amount={client} />}
      <button
        type="button"
        onClick={onOpen}
        className="ms-auto min-h-6 font-medium text-accent hover:underline"
      >
        Ver la cuenta
      </button>
    </section>
  );
}

const Figure = ({ name, amount }: { name: string; amount: number }) => (
  <p className="text-ink-soft">
    {name}{" "}
    <span className="whitespace-nowrap font-medium text-ink tabular-nums">
      {moneyText(Math.abs(amount))}
    </span>
  </p>
);
