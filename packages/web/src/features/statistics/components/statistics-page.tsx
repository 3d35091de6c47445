import { useSession } from "~/lib/session/session";
import { useAddress } from "~/lib/use-address";
import { AccountsList } from "./accounts-list";
import { ActsList } from "./acts-list";
import { ExpiredList } from "./expired-list";
import { MoneyList } from "./money-list";
import { StatisticsDesk } from "./statistics-desk";

/** The figures of the practice; or a list behind them that has no screen of its own. */
export default function StatisticsPage() {
  const { user } = useSession();
  const { params } = useAddress();
  if (!user) return null;
  const list = params.get("lista");
  if (list === "vencido") return <ExpiredList userId={user._id} of="all" />;
  if (list === "vencidos") return <ExpiredList userId={user._id} of="entries" />;
  if (list === "cuentas") return <AccountsList userId={user._id} />;
  if (list === "dinero") return <MoneyList userId={user._id} month={params.get("mes") ?? ""} />;
  if (list === "actuaciones") {
    return (
      <ActsList userId={user._id} month={params.get("mes") ?? ""} which={params.get("de") ?? ""} />
    );
  }
  return <StatisticsDesk user={user} />;
}
