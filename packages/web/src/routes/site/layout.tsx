import { Outlet } from "react-router";
export default function L() {
  return <Outlet />;
}
