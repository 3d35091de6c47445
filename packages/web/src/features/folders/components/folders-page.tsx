import { PageHeader } from "~/components/ui/page-header";

export default function FoldersPage() {
  return <PageHeader title="Causas" />;
}
