import { Campaigns } from "@foja/core/outreach/campaigns";
import { job } from "./job";

/** Starts the campaigns whose hour has come, and continues those being sent. */
export const handler = job("campaigns-send", () => Campaigns.sweep());
