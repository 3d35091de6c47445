import { asSystem } from "@foja/core/kernel/actor";
import { Campaigns } from "@foja/core/outreach/campaigns";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { segment } from "@foja/core/outreach/subscribers/segment.schema";
import { Templates } from "@foja/core/outreach/templates";
import { saveTemplate } from "@foja/core/outreach/templates/template.schema";
import { startOutreach } from "@foja/harness/campaigns";
import { newTenant } from "@foja/harness/tenant";

/** Does an act of that name, and notes what it takes. */
export type Doing = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** To how many a campaign goes that is measured. */
export const LETTERS = 60;
export const SENT = `${LETTERS} letters of a campaign leave`;
export const HEARD = `what became of ${LETTERS} letters of a campaign is noted`;

const MINUTE_MS = 60_000;

/** A campaign goes out, from the list of those who get it to what SES says of each letter. */
export async function sendCampaign(doing: Doing, round: number): Promise<void> {
  const outreach = await startOutreach();
  try {
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    const tag = `ronda-${round}`;
    const rows = Array.from({ length: LETTERS }, (_, n) => ({
      ...{ email: `${tag}-${n}@ejemplo.com.ar`, firstName: `Persona ${n}`, tags: [tag] },
      ...{ origin: "Jornadas de derecho laboral", consentAt: "2026-03-02" },
    }));
    const asked = { rows, dryRun: false, allowDuplicates: false };
    await asSystem("scale", () => Subscribers.importContacts(asked));
    const id = await admin.as(async () => {
      const html = "<p>Hola, {{nombre}}</p>";
      const template = saveTemplate.parse({ name: tag, subject: "Jornadas", html });
      const { _id: templateId } = await Templates.create(template);
      const wanted = segment.parse({ tags: [tag] });
      const { _id } = await Campaigns.create({ name: tag, templateId, segment: wanted });
      await Campaigns.send(_id);
      return _id;
    });
    await doing(SENT, async () => {
      await asSystem("scale", () => Campaigns.stirAll(id));
      while (outreach.letters().length < LETTERS) {
        await outreach.handOver();
        outreach.pass(MINUTE_MS);
        await outreach.sweep();
      }
    });
    await doing(HEARD, () => outreach.note());
  } finally {
    await outreach.stop();
  }
}
