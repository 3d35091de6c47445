import { smoke } from "./smoke";

const [appUrl, origin] = process.argv.slice(2);
if (!appUrl) {
  console.error(
    "Say the address: npm run smoke -- https://app.estudio.ar [AWS's address of the API]",
  );
  process.exit(2);
}

const looked = await smoke(appUrl, origin);
for (const { what, fault } of looked)
  console.log(`${fault === null ? "ok  " : "FAIL"} ${what}${fault ? `: ${fault}` : ""}`);
process.exit(looked.some(({ fault }) => fault !== null) ? 1 : 0);
