import { ApiError } from "./api-error.ts";
import type { Form } from "./form.ts";
import { listShape } from "./shapes.ts";

/** A page of things that are kept oldest first, newest first as Stripe lists them. */
export function pageOf<T extends { readonly id: string }>(
  things: readonly T[],
  form: Form,
  url: string,
  shape: (thing: T) => Record<string, unknown>,
): Record<string, unknown> {
  const newestFirst = things.toReversed();
  const after = form.text("starting_after");
  const start = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  const end = start + (form.number("limit") ?? 10);
  return listShape(newestFirst.slice(start, end).map(shape), url, end < newestFirst.length);
}

/** Whether a property was asked for, by one of the names that may be expanded here. */
export function expands(form: Form, name: string): boolean {
  const asked = form.texts("expand");
  for (const property of asked) {
    if (property.split(".").length > 4) throw new ApiError(400, "You cannot expand more than 4 levels of a property.");
    if (property !== name) throw new ApiError(400, `This property cannot be expanded (${property}).`);
  }
  return asked.includes(name);
}

/** Of a list: whether a thing was made in the time that is asked for. */
export function isInTime(form: Form): (thing: { readonly created: number }) => boolean {
  const since = form.group("created").number("gte") ?? 0;
  return ({ created }) => created >= since;
}
