import { Campaigns } from "@foja/core/outreach/campaigns";
import { job } from "./job";

/** Begins the campaigns whose hour came, and goes on with those that are being sent. */
export const handler = job("campaigns-send", () => Campaigns.sweep());
