import { loginSize } from "../../packages/web/scripts/login-size";
import type { Row } from "./row";

/** What React and the router in framework mode weigh alone, in kB of gzip. */
const REACT_AND_ROUTER_KB = 109;

/** Ratio 8: what the login screen loads, beside React and the router alone. Needs a web build. */
export function loginRatio(): Row[] {
  const value = loginSize().total / 1000 / REACT_AND_ROUTER_KB;
  return [
    {
      number: 8,
      what: "JavaScript of the login screen (gzip) ÷ React + router",
      value,
      target: "≤ 1.30",
      holds: (ratio) => ratio <= 1.3,
    },
  ];
}
