import { Navigate } from "react-router";
import { paths } from "~/lib/paths";
import { AlertsTab } from "./alerts-tab";
import { PasswordTab } from "./password-tab";
import { PersonalTab } from "./personal-tab";
import { ProfessionalTab } from "./professional-tab";
import { TabbedPage } from "./tabbed-page";

const tabs = {
  personal: { label: "Personal", to: paths.profile("personal"), content: <PersonalTab /> },
  payment: {
    label: "Pagos",
    to: paths.profile("payment"),
    content: <Navigate to={paths.account("settings")} replace />,
  },
  password: { label: "Contraseña", to: paths.profile("password"), content: <PasswordTab /> },
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

/** The profile of a person. */
export default function ProfilePage() {
  return <TabbedPage title="Perfil" tabs={tabs} />;
}
