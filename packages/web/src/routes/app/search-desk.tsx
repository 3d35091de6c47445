import { adminNav, navFor } from "~/components/shell/nav";
import SearchDialog from "~/features/search/components/search-dialog";
import { useCreations } from "~/lib/creations";
import type { Understood } from "~/lib/quick-entry/understand";
import { closeSearch, searchDialog } from "~/lib/search-dialog";
import { administers } from "~/lib/session/guards";
import { useSession } from "~/lib/session/session";
import { useStore } from "~/lib/store";
import { searchActions } from "./search-actions";
import { useIndex } from "./search-index";
import { useBeginning } from "./use-beginning";

/** The search over the data of the practice's lists, and the forms that it fills in. */
export default function SearchDesk() {
  const { open } = useStore(searchDialog);
  const { begin, form } = useBeginning();
  const onBegin = (understood: Understood) => {
    closeSearch();
    begin(understood);
  };
  return (
    <>
      {open && <OpenSearch onBegin={onBegin} />}
      {form}
    </>
  );
}

function OpenSearch({ onBegin }: { onBegin: (understood: Understood) => void }) {
  const { user, practice } = useSession();
  const menu = [...navFor(practice?.role), ...(administers(user) ? adminNav() : [])];
  const pages = menu.flatMap((line) => line.pages);
  const actions = searchActions(useCreations(), pages);
  const loaded = useIndex(user?._id ?? "");
  return <SearchDialog {...{ loaded, onBegin, actions }} />;
}
