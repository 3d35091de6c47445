import type { App } from "sst/constructs";
import { Alarms } from "./alarms";
import { Api } from "./api";
import { Bus } from "./bus";
import { Campaigns } from "./campaigns";
import { CampaignsQueue } from "./campaigns-queue";
import { Causas } from "./causas";
import { Copies } from "./copies";
import { Firewall } from "./firewall";
import { Gateway } from "./gateway";
import { Grants } from "./grants";
import { Jobs } from "./jobs";
import { Mail } from "./mail";
import { MailIn } from "./mail-in";
import { Reactions } from "./reactions";
import { Realtime } from "./realtime";
import { Releases } from "./releases";
import { checkStage, settings } from "./settings";
import { Site } from "./site";
import { Sockets } from "./sockets";
import { Storage } from "./storage";
import { Tax } from "./tax";
import { TaxQueue } from "./tax-queue";
import { Web } from "./web";

/**
 * Every stack of a stage, each after those it reads from. The gateway and the distribution precede
 * the functions, which need the public address of Foja; the pages follow the API, so that a new
 * page never calls an old API. With `DEPLOY_ONLY=firewall`, that one alone.
 */
export function deploy(app: App): void {
  checkStage(app.stage);
  if (settings(app.stage).DEPLOY_ONLY === "firewall") {
    app.stack(Firewall);
    return;
  }
  app
    .stack(Storage)
    .stack(Mail)
    .stack(Bus)
    .stack(Grants)
    .stack(Releases)
    .stack(Gateway)
    .stack(Sockets)
    .stack(TaxQueue)
    .stack(CampaignsQueue)
    .stack(Web)
    .stack(Copies)
    .stack(Api)
    .stack(Causas)
    .stack(Realtime)
    .stack(Jobs)
    .stack(Reactions)
    .stack(Tax)
    .stack(Campaigns)
    .stack(MailIn)
    .stack(Site)
    .stack(Alarms);
}
