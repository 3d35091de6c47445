import { Rates } from "@foja/core/law/rates";
import { type JobEvent, job } from "./job";

type Fetch = (event?: JobEvent) => ReturnType<typeof Rates.fetchAll>;

/** Fetches what the BCRA has published; with `full`, whole series. */
export const handler: Fetch = job("rates-fetch", ({ full }) => Rates.fetchAll({ full }));
