import type { Account } from "./account.ts";
import type { Form } from "./form.ts";

export interface ApiRequest {
  readonly account: Account;
  readonly form: Form;
  /** The `:id` of the path. */
  readonly id: string;
}

/** By method and path; `:id` is one part of the path. */
export type Routes = Readonly<Record<string, (request: ApiRequest) => Record<string, unknown>>>;
