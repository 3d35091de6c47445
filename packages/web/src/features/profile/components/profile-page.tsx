import { paths } from "~/lib/paths";
import { AlertsTab } from "./alerts-tab";
import { PersonalTab } from "./personal-tab";
import { ProfessionalTab } from "./professional-tab";
import { moved, TabbedPage } from "./tabbed-page";

const tabs = {
  personal: { label: "Personal", to: paths.profile("personal"), content: <PersonalTab /> },
  payment: moved(paths.account("settings")),
  password: moved(paths.account("password")),
  professional: {
    label: "Profesional",
    to: paths.profile("professional"),
    content: <ProfessionalTab />,
  },
  settings: {
    label: "Avisos",
    to: paths.profile("settings"),
    content: <AlertsTab />,
  },
};

/** The profile of a person: who they are at work, and what they want to be told. */
export default function ProfilePage() {
  return <TabbedPage title="Perfil" tabs={tabs} />;
}
