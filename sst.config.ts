import type { SSTConfig } from "sst";
import { deploy } from "./stacks";

/** What `npx sst deploy --stage <stage>` deploys to AWS; the steps are in docs/deploy.md. */
const config: SSTConfig = {
  config(input) {
    return { name: "foja", region: input.region ?? "us-east-1" };
  },
  stacks(app) {
    deploy(app);
  },
};

export default config;
