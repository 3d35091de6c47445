import { session } from "@foja/core/accounts/sessions/session.schema";
import { skill, user } from "@foja/core/accounts/users/user.schema";
import { feed } from "@foja/core/agenda/feeds/feed.schema";
import { deadlineChange } from "@foja/core/agenda/scheduling/scheduling.schema";
import { planUpdate } from "@foja/core/billing/plan-configs/plan-config.schema";
import { planConfig, publicPlan, subscription } from "@foja/core/billing/plans/plan.schema";
import {
  causa,
  judicialMovement,
  linkedFolder,
  movimiento,
  portal,
  run,
  worker,
} from "@foja/core/courts/causas/causa.schema";
import { novedad, proposal } from "@foja/core/courts/novedades/novedad.schema";
import { pagination } from "@foja/core/kernel/fields.schema";
import { calendarYear } from "@foja/core/law/deadlines/calendar.schema";
import { deadlineResult, deadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import { deadlinePreset } from "@foja/core/law/deadlines/preset.schema";
import { interestVariables } from "@foja/core/law/interest/interest.schema";
import { interestResult } from "@foja/core/law/interest/interest-result.schema";
import { laborResult, laborVariables } from "@foja/core/law/labor/labor.schema";
import { rateOption, seriesStanding, seriesStretch } from "@foja/core/law/rates/rate.schema";
import { auditEntry } from "@foja/core/operations/audit/entry.schema";
import { jobStanding } from "@foja/core/operations/jobs/job.schema";
import { serverStatus } from "@foja/core/operations/status/status.schema";
import { activity } from "@foja/core/practice/activities/activity.schema";
import {
  calculator,
  difference,
  earlierComputation,
  partialCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { conflict } from "@foja/core/practice/conflicts/conflict.schema";
import { contact, partialContact } from "@foja/core/practice/contacts/contact.schema";
import { document, documentVersion } from "@foja/core/practice/documents/document.schema";
import { content } from "@foja/core/practice/escrito-templates/content.schema";
import { escritoTemplate } from "@foja/core/practice/escrito-templates/template.schema";
import { escrito } from "@foja/core/practice/escritos/escrito.schema";
import { event, partialEvent } from "@foja/core/practice/events/event.schema";
import { folder, partialFolder } from "@foja/core/practice/folders/folder.schema";
import { letter, listedLetter } from "@foja/core/practice/incoming/letter.schema";
import { movement } from "@foja/core/practice/movements/movement.schema";
import { notification } from "@foja/core/practice/notifications/notification.schema";
import { searchResult } from "@foja/core/practice/search/search.schema";
import { attachment, partialTask, task } from "@foja/core/practice/tasks/task.schema";
import { alert } from "@foja/core/telling/alerts/alert.schema";
import { preferences } from "@foja/core/telling/preferences/preferences.schema";
import * as z from "zod";

/** The schemas that have a name in the document, and so in generated clients. */
const NAMED = {
  Activity: activity,
  Alert: alert,
  Attachment: attachment,
  AuditEntry: auditEntry,
  Calculator: calculator,
  CalculatorDifference: difference,
  CalculatorVersion: earlierComputation,
  CalendarYear: calendarYear,
  Causa: causa,
  Conflict: conflict,
  Contact: contact,
  DeadlineChange: deadlineChange,
  DeadlinePreset: deadlinePreset,
  DeadlineResult: deadlineResult,
  DeadlineVariables: deadlineVariables,
  Document: document,
  DocumentVersion: documentVersion,
  Escrito: escrito,
  Letter: letter,
  ListedLetter: listedLetter,
  EscritoContent: content,
  EscritoTemplate: escritoTemplate,
  Event: event,
  Feed: feed,
  Folder: folder,
  InterestResult: interestResult,
  InterestVariables: interestVariables,
  Job: jobStanding,
  JudicialMovement: judicialMovement,
  LaborResult: laborResult,
  LaborVariables: laborVariables,
  LinkedFolder: linkedFolder,
  Movement: movement,
  Movimiento: movimiento,
  Notification: notification,
  Novedad: novedad,
  Pagination: pagination,
  PartialCalculator: partialCalculator,
  PartialContact: partialContact,
  PartialEvent: partialEvent,
  PartialFolder: partialFolder,
  PartialTask: partialTask,
  PlanConfig: planConfig,
  PlanUpdate: planUpdate,
  Portal: portal,
  Preferences: preferences,
  Proposal: proposal,
  PublicPlan: publicPlan,
  Rate: rateOption,
  SearchResult: searchResult,
  Series: seriesStretch,
  SeriesStanding: seriesStanding,
  ServerStatus: serverStatus,
  Session: session,
  Skill: skill,
  Subscription: subscription,
  Task: task,
  User: user,
  Worker: worker,
  WorkerRun: run,
} satisfies Record<string, z.ZodType>;

for (const [id, schema] of Object.entries<z.ZodType>(NAMED)) {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}

/** The part of a JSON Schema that is read here. */
type Shape = { properties?: Record<string, object>; required?: string[] };

/** Converts schemas to JSON Schema, and collects the named ones. */
export class Components {
  readonly schemas: Record<string, object> = {};

  /** The shape of a request: fields with a default are optional. */
  input = (schema: z.ZodType) => this.write(schema, "input");
  /** The shape of a response. */
  output = (schema: z.ZodType) => this.write(schema, "output");

  private write(schema: z.ZodType, io: "input" | "output"): Shape {
    const made = z.toJSONSchema(schema, { io, unrepresentable: "any", override: withProperties });
    const text = JSON.stringify(made);
    const moved = text.replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema, $defs = {}, ...own } = JSON.parse(moved);
    for (const [name, shape] of Object.entries<object>($defs)) this.keep(name, shape);
    return own;
  }

  private keep(name: string, shape: object): void {
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(shape)) {
      throw new Error(`${name} is one thing where it is sent and another where it is answered.`);
    }
    this.schemas[name] = shape;
  }
}

/** Writes a record with a fixed set of keys as an object with those fields. */
function withProperties({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties, required } = jsonSchema;
  if (!propertyNames || !required || typeof additionalProperties !== "object") return;
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}
