import { Navigate } from "react-router";
import { paths } from "~/lib/paths";

/** The administration has no page of its own yet: it begins with the rates. */
export default function AdminHome() {
  return <Navigate to={paths.admin.rates} replace />;
}
