import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { AccountSettings } from "./account-settings";
import { MyAccount } from "./my-account";
import { PasswordTab } from "./password-tab";
import { ProgramsTab } from "./programs-tab";
import { RoleTab } from "./role-tab";
import { SecurityTab } from "./security-tab";
import { TabbedPage } from "./tabbed-page";

const tabsWith = (subscription: ReactNode) => ({
  "my-account": { label: "Mi cuenta", to: paths.account("my-account"), content: <MyAccount /> },
  password: {
    label: "E-mail y contraseña",
    to: paths.account("password"),
    content: <PasswordTab />,
  },
  security: { label: "Seguridad", to: paths.account("security"), content: <SecurityTab /> },
  programs: { label: "Programas", to: paths.account("programs"), content: <ProgramsTab /> },
  role: { label: "Equipo y rol", to: paths.account("role"), content: <RoleTab /> },
  settings: {
    label: "Plan y seguridad",
    to: paths.account("settings"),
    content: <AccountSettings subscription={subscription} />,
  },
});

/** The account: profile, security, and subscription. */
export default function AccountPage({ subscription }: { subscription: ReactNode }) {
  return <TabbedPage title="Cuenta" tabs={tabsWith(subscription)} />;
}
