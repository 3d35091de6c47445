import { paths } from "~/lib/paths";
import { AccountSettings } from "./account-settings";
import { MyAccount } from "./my-account";
import { PasswordTab } from "./password-tab";
import { RoleTab } from "./role-tab";
import { TabbedPage } from "./tabbed-page";

const tabs = {
  "my-account": { label: "Mi cuenta", to: paths.account("my-account"), content: <MyAccount /> },
  password: { label: "Contraseña", to: paths.account("password"), content: <PasswordTab /> },
  role: { label: "Rol", to: paths.account("role"), content: <RoleTab /> },
  settings: {
    label: "Plan y seguridad",
    to: paths.account("settings"),
    content: <AccountSettings />,
  },
};

/** The account: who it is, how it is kept, and what it may hold. */
export default function AccountPage() {
  return <TabbedPage title="Cuenta" tabs={tabs} />;
}
