import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { useUser } from "../../kernel/actor";
import { commit } from "../../kernel/dynamo";
import { Outbox } from "../../kernel/outbox";
import { Subscribers } from "../subscribers";
import { Templates } from "../templates";
import { letterFor } from "./letter";
import { find, found } from "./store";

/** The job that mails a campaign as a test to the administrator who requested it. */
export type CampaignTestErrand = { kind: "campaignTest"; campaignId: string; userId: string };

/** Requests a test mail of a campaign to oneself, with one's own data. */
export async function askTest(id: string): Promise<void> {
  const { _id: campaignId } = await found(id);
  const { userId } = useUser();
  await commit(Outbox.ask<CampaignTestErrand>({ kind: "campaignTest", campaignId, userId }));
}

/** Mails a campaign to the administrator who requested it, marked as a test. */
export async function sendTest({
  _id: id,
  campaignId,
  userId,
}: CampaignTestErrand & { _id: string }): Promise<void> {
  const [campaign, user] = await Promise.all([find(campaignId), Users.find(userId)]);
  if (!campaign || user?.status !== "active") return;
  const _id = await Subscribers.idOf(user.email);
  const known = await Subscribers.find(_id);
  const reader = { plan: null, province: user.state, ...known, ...nameOf(user), _id };
  const template = await Templates.version(campaign.templateId);
  const letter = await letterFor(template, reader, "");
  const words = { ...letter, subject: `[Prueba] ${letter.subject}` };
  await Letters.send({ kind: "campaignTest", id, to: user.email }, () => words);
}

const nameOf = ({ email, firstName, lastName }: Users.UserRecord) => ({
  email,
  firstName,
  lastName,
});
