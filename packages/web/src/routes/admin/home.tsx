import { Navigate } from "react-router";
import { paths } from "~/lib/paths";

/** The administration has no home page yet: it opens the rates. */
export default function AdminHome() {
  return <Navigate to={paths.admin.rates} replace />;
}
