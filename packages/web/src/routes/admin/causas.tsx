import { Navigate } from "react-router";
import { paths } from "~/lib/paths";

/** The courts' cases begin with the verified ones. */
export default function AdminCausas() {
  return <Navigate to={paths.admin.causas} replace />;
}
