import { Navigate } from "react-router";
import { paths } from "~/lib/paths";

/** The cases of the courts begin with those that are verified. */
export default function AdminCausas() {
  return <Navigate to={paths.admin.causas} replace />;
}
