import type { Price } from "./account.ts";
import { need } from "./api-error.ts";
import type { Routes } from "./api-routes.ts";
import type { Form } from "./form.ts";
import { pageOf } from "./lists.ts";
import { priceShape, productShape, settingShape, taxRateShape } from "./shapes.ts";

/** Products, prices, tax rates, the portal's configuration, webhook endpoints. */
export const catalogRoutes: Routes = {
  "GET /v1/products/:id": ({ account, id }) => productShape(need(account.products, id, "product")),

  "POST /v1/products": ({ account, form }) => {
    const id = form.text("id") ?? account.newId("prod");
    const product = { id, name: form.text("name") ?? "", metadata: form.group("metadata").record() };
    account.products.push(product);
    return productShape(product);
  },

  "GET /v1/prices": ({ account, form }) => {
    const keys = form.texts("lookup_keys");
    const isAsked = ({ active, lookupKey }: Price) => active && lookupKey !== null && keys.includes(lookupKey);
    return pageOf(account.prices.filter(isAsked), form, "/v1/prices", priceShape);
  },

  "GET /v1/prices/:id": ({ account, id }) => priceShape(need(account.prices, id, "price")),

  "POST /v1/prices": ({ account, form }) => {
    const lookupKey = form.text("lookup_key") ?? null;
    for (const other of account.prices) if (other.lookupKey === lookupKey) other.lookupKey = null;
    const price: Price = {
      id: account.newId("price"),
      product: need(account.products, form.text("product"), "product", "product").id,
      currency: form.text("currency") ?? "",
      cents: form.number("unit_amount") ?? 0,
      interval: form.group("recurring").text("interval") ?? "",
      taxBehavior: form.text("tax_behavior") ?? "unspecified",
      metadata: form.group("metadata").record(),
      lookupKey,
      active: true,
    };
    account.prices.push(price);
    return priceShape(price);
  },

  "GET /v1/tax_rates": ({ account, form }) => {
    const inclusive = account.taxRates.filter((rate) => rate.inclusive === form.isTrue("inclusive"));
    return pageOf(inclusive, form, "/v1/tax_rates", taxRateShape);
  },

  "POST /v1/tax_rates": ({ account, form }) => {
    const rate = {
      id: account.newId("txr"),
      displayName: form.text("display_name") ?? "",
      percentage: form.number("percentage") ?? 0,
      inclusive: form.isTrue("inclusive"),
      metadata: form.group("metadata").record(),
    };
    account.taxRates.push(rate);
    return taxRateShape(rate);
  },

  ...settingRoutes("billing_portal.configuration", "/v1/billing_portal/configurations", () => ({ active: true })),
  ...settingRoutes("webhook_endpoint", "/v1/webhook_endpoints", (form) => ({
    url: form.text("url"),
    enabled_events: form.texts("enabled_events"),
    status: "enabled",
  })),
};

function settingRoutes(
  kind: "billing_portal.configuration" | "webhook_endpoint",
  path: string,
  shownOf: (form: Form) => Record<string, unknown>,
): Routes {
  return {
    [`GET ${path}`]: ({ account, form }) =>
      pageOf(
        account.settings.filter((setting) => setting.kind === kind),
        form,
        path,
        settingShape,
      ),
    [`POST ${path}`]: ({ account, form }) => {
      const id = account.newId(kind === "webhook_endpoint" ? "we" : "bpc");
      const setting = { id, kind, shown: shownOf(form), metadata: form.group("metadata").record() };
      account.settings.push(setting);
      // Stripe shows the secret once.
      return { ...settingShape(setting), ...(kind === "webhook_endpoint" ? { secret: account.newId("whsec") } : {}) };
    },
    [`POST ${path}/:id`]: ({ account, id }) => settingShape(need(account.settings, id, kind)),
  };
}
