import { PageHeader } from "~/components/ui/page-header";

export default function AccountPage() {
  return <PageHeader title="Cuenta" />;
}
