import * as z from "zod";
import { newId } from "./ids";
import { pageOf } from "./lists";
import { boolean, common, nothing, paged } from "./params";
import type { Declare } from "./routes";
import type { PortalConfiguration, PortalSession } from "./shapes";
import type { World } from "./world";

export const portalInput = z.strictObject({
  ...common,
  customer: z.string(),
  return_url: z.string().min(1).optional(),
  configuration: z.string().optional(),
  locale: z.enum(["auto", "en", "es", "es-419", "pt-BR"]).optional(),
});

const feature = z.strictObject({ enabled: boolean }).optional();
export const configurationInput = z.strictObject({
  ...common,
  business_profile: z
    .strictObject({
      headline: z.string().optional(),
      privacy_policy_url: z.string().optional(),
      terms_of_service_url: z.string().optional(),
    })
    .optional(),
  default_return_url: z.string().optional(),
  features: z.strictObject({
    invoice_history: feature,
    payment_method_update: feature,
    subscription_cancel: feature,
  }),
});
type ConfigurationInput = z.output<typeof configurationInput>;

export const configurationList = z.strictObject({
  ...paged,
  active: boolean.optional(),
  is_default: boolean.optional(),
});

const LIVES_S = 3600;

/** The endpoints of the billing portal: cards, invoices, and the end of a subscription. */
export function addPortal(on: Declare, world: World): void {
  on("post", "/billing_portal/sessions", portalInput, (given) => {
    world.get("customers", given.customer, "customer");
    const configuration = configurationFor(world, given.configuration);
    return world.add("portalSessions", newSession(world, given, configuration));
  });
  const path = "/billing_portal/configurations";
  on("post", path, configurationInput, (given) => {
    const made = newConfiguration(world, given, world.all("portalConfigurations").length === 0);
    return world.add("portalConfigurations", made, "billing_portal.configuration.created");
  });
  on("get", path, configurationList, ({ active, is_default, ...page }) => {
    const found = world
      .all("portalConfigurations")
      .filter((one) => active === undefined || one.active === active)
      .filter((one) => is_default === undefined || one.is_default === is_default);
    return pageOf(`/v1${path}`, found, page);
  });
  on("get", `${path}/:id`, nothing, (_, id) => world.get("portalConfigurations", id));
}

/** Whether a portal session is still open. */
export const isOpen = (world: World, { created }: PortalSession) => world.now < created + LIVES_S;

function configurationFor(world: World, id: string | undefined): PortalConfiguration {
  if (id) return world.get("portalConfigurations", id, "configuration");
  const found = world.all("portalConfigurations").find(({ is_default }) => is_default);
  return found ?? world.add("portalConfigurations", newConfiguration(world, DEFAULT, true));
}

/** The settings of an account without any configuration. */
const DEFAULT: ConfigurationInput = {
  features: {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true },
  },
};

function newSession(
  world: World,
  given: z.output<typeof portalInput>,
  configuration: PortalConfiguration,
): PortalSession {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: configuration.id,
    created: world.now,
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: given.locale ?? null,
    on_behalf_of: null,
    return_url: given.return_url ?? configuration.default_return_url,
    url: `${world.pages}/portal/${id}`,
  };
}

function newConfiguration(
  world: World,
  { business_profile: profile = {}, default_return_url, features }: ConfigurationInput,
  isFirst: boolean,
): PortalConfiguration {
  const on = (name: keyof ConfigurationInput["features"]) => features[name]?.enabled ?? false;
  return {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: {
      headline: profile.headline ?? null,
      privacy_policy_url: profile.privacy_policy_url ?? null,
      terms_of_service_url: profile.terms_of_service_url ?? null,
    },
    created: world.now,
    default_return_url: default_return_url ?? null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: on("invoice_history") },
      payment_method_update: {
        enabled: on("payment_method_update"),
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: [], options: [] },
        enabled: on("subscription_cancel"),
        mode: "at_period_end",
        proration_behavior: "none",
      },
      subscription_pause: {
        duration: { interval_options: [], type: "indefinite" },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial",
      },
    },
    is_default: isFirst,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: world.now,
  };
}
