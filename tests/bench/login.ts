import { buildWeb } from "@foja/local/host/web-build";
import { loginSize } from "../../packages/web/scripts/login-size";
import type { Row } from "./row";

/** The size of React and the router alone, in kB of gzip. */
const REACT_AND_ROUTER_KB = 109;

/** Ratio 8: the JavaScript of the login screen compared with React and the router. */
export async function loginRatio(): Promise<Row[]> {
  const value = loginSize(await buildWeb(console.info)).total / 1000 / REACT_AND_ROUTER_KB;
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
