import { PageHeader } from "~/components/ui/page-header";

export default function FolderDetailsPage() {
  return <PageHeader title="Causa" />;
}
