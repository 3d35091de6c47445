import { Rates } from "@foja/core/law/rates";
import { type JobEvent, job } from "./job";

type Fetch = (event?: JobEvent) => ReturnType<typeof Rates.fetchAll>;

/** Brings what the BCRA has published; with `full`, reads whole series again. */
export const handler: Fetch = job("rates-fetch", ({ full }) => Rates.fetchAll({ full }));
