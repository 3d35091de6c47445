import * as z from "zod";
import { newId } from "./ids";
import { pageOf } from "./lists";
import {
  boolean,
  common,
  created,
  emptied,
  listOf,
  metadata,
  metadataChange,
  nothing,
  paged,
} from "./params";
import { merged } from "./records";
import { invalid } from "./refusal";
import type { Declare } from "./routes";
import type { Product } from "./shapes";
import type { World } from "./world";

const features = listOf(z.strictObject({ name: z.string() }));
const text = z.union([emptied, z.string()]);

export const productInput = z.strictObject({
  ...common,
  id: z.string().optional(),
  name: z.string().min(1),
  description: z.string().optional(),
  active: boolean.optional(),
  metadata: metadata.optional(),
  marketing_features: features.optional(),
  statement_descriptor: z.string().optional(),
  tax_code: z.string().optional(),
  unit_label: z.string().optional(),
  url: z.string().optional(),
});

export const productChange = z.strictObject({
  ...common,
  name: z.string().min(1).optional(),
  description: text.optional(),
  active: boolean.optional(),
  metadata: metadataChange.optional(),
  marketing_features: features.optional(),
  default_price: z.string().optional(),
  statement_descriptor: z.string().optional(),
  unit_label: text.optional(),
  url: text.optional(),
});

export const productList = z.strictObject({
  ...paged,
  active: boolean.optional(),
  ids: listOf(z.string()).optional(),
  created,
});

/** The product endpoints. The caller may choose their ids. */
export function addProducts(on: Declare, world: World): void {
  on("post", "/products", productInput, (given) =>
    world.add("products", newProduct(world, given), "product.created"),
  );
  on("get", "/products", productList, ({ active, ids, ...page }) => {
    const asked = world
      .all("products")
      .filter((one) => active === undefined || one.active === active)
      .filter((one) => !ids || ids.includes(one.id));
    return pageOf("/v1/products", asked, page);
  });
  on("get", "/products/:id", nothing, (_, id) => world.deleted(id) ?? world.get("products", id));
  on("post", "/products/:id", productChange, (given, id) => {
    const product = world.get("products", id);
    const { expand: _, metadata: change, ...rest } = given;
    const patch = { ...rest, metadata: merged(product.metadata, change), updated: world.now };
    return world.change(product, patch, "product.updated");
  });
  on("delete", "/products/:id", nothing, (_, id) => {
    if (world.all("prices").some(({ product }) => product === id)) {
      throw invalid(
        "This product cannot be deleted because it has one or more user-created prices.",
      );
    }
    return world.remove("products", id, "product.deleted");
  });
}

function newProduct(world: World, given: z.output<typeof productInput>): Product {
  const id = given.id ?? newId("prod", 14);
  if (world.peek("products", id)) {
    throw invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
  }
  return {
    id,
    object: "product",
    active: given.active ?? true,
    created: world.now,
    default_price: null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: given.marketing_features ?? [],
    metadata: given.metadata ?? {},
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: given.statement_descriptor ?? null,
    tax_code: given.tax_code ?? null,
    tax_details: null,
    type: "service",
    unit_label: given.unit_label ?? null,
    updated: world.now,
    url: given.url ?? null,
  };
}
