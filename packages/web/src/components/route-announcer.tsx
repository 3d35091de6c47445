import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useArrivals } from "~/components/ui/link";

/** Announces the title of each page that is opened, as a full load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  useArrivals();
  const [arrived, setArrived] = useState({ pathname, title: "" });
  useEffect(() => {
    setArrived((before) =>
      before.pathname === pathname ? before : { pathname, title: document.title },
    );
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {arrived.title}
    </p>
  );
}
