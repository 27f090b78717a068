import { z } from "zod";

import { LuluError, type LuluJob, type LuluWorld } from "./lulu-world.ts";

interface LuluRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

type Reply = [status: number, body: object];

/** Sizes after the cut, in millimetres, of the packages that are printed: premium colour, soft cover, matte. */
const packages: Readonly<Record<string, readonly [number, number]>> = {
  "0583X0827FCPREPB080CW444MXX": [148, 210],
  "0600X0900FCPREPB080CW444MXX": [152.4, 228.6],
  "0827X1169FCPREPB080CW444MXX": [210, 297],
};
const bleedMm = 3.175;

const packageId = z
  .string()
  .length(27)
  .refine((id) => id in packages);
const pageCount = z.int().min(32).max(800);
const address = z.object({
  name: z.string().min(1),
  street1: z.string().min(1),
  street2: z.string().optional(),
  city: z.string().min(1),
  state_code: z
    .string()
    .regex(/^[A-Z]{2,3}$/)
    .optional(),
  postcode: z.string().min(1),
  country_code: z.string().regex(/^[A-Z]{2}$/),
  phone_number: z.string().min(7),
  recipient_tax_id: z.string().optional(),
});
const level = z.enum(["MAIL", "PRIORITY_MAIL", "GROUND_HD", "GROUND_BUS", "GROUND", "EXPEDITED", "EXPRESS"]);

const cost = z.strictObject({
  line_items: z
    .array(z.strictObject({ page_count: pageCount, pod_package_id: packageId, quantity: z.int().min(1) }))
    .length(1),
  shipping_address: address,
  shipping_option: level,
});
const cover = z.strictObject({ pod_package_id: packageId, interior_page_count: pageCount, unit: z.literal("mm") });
const interiorFile = z.strictObject({ source_url: z.url(), pod_package_id: packageId });
const coverFile = interiorFile.extend({ interior_page_count: pageCount });
const source = z.strictObject({ source_url: z.url() });
const job = z.strictObject({
  external_id: z.string().min(1),
  contact_email: z.email(),
  production_delay: z.int().min(60).max(2880),
  shipping_level: level,
  shipping_address: address.extend({ email: z.email() }),
  line_items: z
    .array(
      z.strictObject({
        external_id: z.string(),
        title: z.string().min(1).max(255),
        quantity: z.int().min(1),
        printable_normalization: z.strictObject({ pod_package_id: packageId, interior: source, cover: source }),
      }),
    )
    .length(1),
});

export async function luluRoutes(world: LuluWorld, { method, url, body }: LuluRequest): Promise<Reply> {
  const { pathname, searchParams } = new URL(url, "http://lulu");
  const [, first = "", id = "", third = ""] = pathname.split("/");
  const call = `${method} /${first}/${id === "" ? "" : ":id/"}${third === "" ? "" : `${third}/`}`;
  const routes: Readonly<Record<string, () => Reply | Promise<Reply>>> = {
    "POST /print-job-cost-calculations/": () => calculate(world, parse(cost, body)),
    "POST /cover-dimensions/": () => measure(world, parse(cover, body)),
    "POST /validate-interior/": () => validate(world, "interior", parse(interiorFile, body)),
    "POST /validate-cover/": () => validate(world, "cover", parse(coverFile, body)),
    "GET /validate-interior/:id/": () => [200, lookAt(world, id)],
    "GET /validate-cover/:id/": () => [200, lookAt(world, id)],
    "POST /print-jobs/": () => create(world, parse(job, body)),
    "GET /print-jobs/": () => [200, { results: world.jobs.filter(isFound(searchParams.get("search"))).map(shapeOf) }],
    "GET /print-jobs/:id/": () => [200, shapeOf(needJob(world, id))],
    "PUT /print-jobs/:id/status/": () => cancel(needJob(world, id)),
    "GET /webhooks/": () => [
      200,
      { results: world.webhooks.map(({ isActive, ...hook }) => ({ ...hook, is_active: isActive })) },
    ],
    "POST /webhooks/": () => {
      const { url: hookUrl } = parse(z.object({ url: z.url(), topics: z.array(z.string()) }), body);
      world.webhooks.push({ id: world.webhooks.length + 1, url: hookUrl, isActive: true, failures: 0 });
      return [201, {}];
    },
    "PATCH /webhooks/:id/": () => {
      for (const hook of world.webhooks) if (String(hook.id) === id) hook.isActive = true;
      return [200, {}];
    },
  };
  const route = routes[call];
  if (!route) throw new LuluError(404, { detail: `Lulu does not know ${call}` });
  return route();
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new LuluError(400, { detail: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) });
}

function calculate({ currency }: LuluWorld, { line_items: [line] }: z.infer<typeof cost>): Reply {
  const printing = (line?.quantity ?? 0) * (300 + 5 * (line?.page_count ?? 0));
  const [shipping, fulfillment] = [800, 75];
  const total = printing + shipping + fulfillment;
  return [
    201,
    {
      currency,
      line_item_costs: [{ total_cost_incl_tax: text(printing + taxOf(printing)) }],
      shipping_cost: { total_cost_excl_tax: text(shipping), total_cost_incl_tax: text(shipping + taxOf(shipping)) },
      total_tax: text(taxOf(total)),
      total_cost_excl_tax: text(total),
      total_cost_incl_tax: text(total + taxOf(total)),
    },
  ];
}

const taxOf = (cents: number): number => Math.round(cents * 0.09);
const text = (cents: number): string => (cents / 100).toFixed(2);

function sizeOf(world: LuluWorld, id: string, pages: number): readonly [number, number] {
  const [width = 0, height = 0] = packages[id] ?? [];
  return [2 * (width + bleedMm) + pages / 17.48 + 1.524 + world.widerByMm, height + 2 * bleedMm];
}

function measure(world: LuluWorld, wanted: z.infer<typeof cover>): Reply {
  const [width, height] = sizeOf(world, wanted.pod_package_id, wanted.interior_page_count);
  return [201, { width: width.toFixed(3), height: height.toFixed(3), unit: "mm" }];
}

/** What the test's files say of themselves. */
async function fetchFile(world: LuluWorld, address: string): Promise<string | undefined> {
  const answer = await fetch(address);
  const content = await answer.text();
  if (!answer.ok || !content.startsWith("%PDF-")) return undefined;
  world.fetched.push(address);
  return content;
}

type FileToCheck = z.infer<typeof interiorFile> & { interior_page_count?: number };

async function validate(world: LuluWorld, what: "interior" | "cover", wanted: FileToCheck): Promise<Reply> {
  const content = await fetchFile(world, wanted.source_url);
  const pages = Number(/\/Count (\d+)/.exec(content ?? "")?.[1] ?? 0);
  const isGood = content !== undefined && (what === "interior" ? pages >= 32 : isCover(world, content, wanted));
  const id = String(world.validations.size + 1);
  world.validations.set(id, { status: isGood ? "NORMALIZED" : "ERROR", pageCount: what === "interior" ? pages : null });
  return [201, { id: Number(id), source_url: wanted.source_url, status: null, page_count: null, errors: null }];
}

function isCover(
  world: LuluWorld,
  content: string,
  { pod_package_id: id, interior_page_count: pages = 0 }: FileToCheck,
) {
  const [, width = "0", height = "0"] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(content) ?? [];
  const [wantedWidth, wantedHeight] = sizeOf(world, id, pages);
  return Math.abs(Number(width) - wantedWidth) < 1 && Math.abs(Number(height) - wantedHeight) < 1;
}

function lookAt(world: LuluWorld, id: string): object {
  const found = world.validations.get(id);
  if (!found) throw new LuluError(404, {});
  return { id: Number(id), status: found.status, page_count: found.pageCount, errors: null };
}

async function create(world: LuluWorld, wanted: z.infer<typeof job>): Promise<Reply> {
  const files = wanted.line_items[0]?.printable_normalization;
  for (const file of [files?.interior, files?.cover]) {
    if (!file || (await fetchFile(world, file.source_url)) === undefined)
      throw new LuluError(400, { detail: "The file cannot be fetched" });
  }
  const { external_id: externalId } = wanted;
  const made: LuluJob = {
    id: 1000 + world.jobs.length,
    external_id: externalId,
    body: wanted,
    status: "CREATED",
    tracking: undefined,
  };
  world.jobs.push(made);
  return [201, shapeOf(made)];
}

function isFound(search: string | null): (each: LuluJob) => boolean {
  return ({ id, external_id: externalId }) => search === null || `${id} ${externalId}`.includes(search);
}

function needJob(world: LuluWorld, id: string): LuluJob {
  const found = world.jobs.find((each) => String(each.id) === id);
  if (!found) throw new LuluError(404, {});
  return found;
}

function cancel(wanted: LuluJob): Reply {
  if (!["CREATED", "UNPAID", "PRODUCTION_DELAYED"].includes(wanted.status))
    throw new LuluError(400, { detail: "late" });
  wanted.status = "CANCELED";
  return [200, { name: "CANCELED" }];
}

function shapeOf({ id, external_id: externalId, status, tracking }: LuluJob): object {
  const messages = tracking
    ? { tracking_id: tracking.id, tracking_urls: [tracking.url], carrier_name: tracking.carrier }
    : {};
  return {
    id,
    external_id: externalId,
    status: { name: status, line_item_statuses: [{ name: status, messages }] },
    line_items: [{ id: 1, external_id: externalId }],
  };
}
