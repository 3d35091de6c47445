import SearchDialog from "~/features/search/components/search-dialog";
import { useSession } from "~/lib/session/session";
import { searchActions } from "./search-actions";
import { useIndex } from "./search-index";

/** The search over what the practice's lists hold. */
export default function SearchDesk() {
  const { user } = useSession();
  const loaded = useIndex(user?._id ?? "");
  return <SearchDialog loaded={loaded} actions={searchActions(user?.role)} />;
}
