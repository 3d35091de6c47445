import { useQuery } from "@tanstack/react-query";
import { MenuHeading, MenuRadio, MenuSeparator } from "~/components/ui/menu";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { enterPractice, practiceList } from "~/lib/practices";
import { goToPractice } from "~/lib/session/session";

/** The choice of practice, for a person with several. */
export function PracticeChoice() {
  const { data } = useQuery(practiceList());
  if (!data || data.length < 2) return null;
  const choose = async (id: string) => {
    try {
      goToPractice(await enterPractice(id));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <>
      <MenuSeparator />
      <MenuHeading>
        <span className="text-ink-faint text-sm">Tus estudios</span>
      </MenuHeading>
      <MenuRadio
        label="Tus estudios"
        value={data.find(({ current }) => current)?._id}
        options={data.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChoose={(id) => void choose(id)}
      />
    </>
  );
}
