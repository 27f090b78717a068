export interface LuluJob {
  readonly id: number;
  readonly external_id: string;
  readonly body: Readonly<Record<string, unknown>>;
  status: string;
  tracking: { readonly id: string; readonly url: string; readonly carrier: string } | undefined;
}

export interface LuluWebhook {
  readonly id: number;
  readonly url: string;
  isActive: boolean;
  failures: number;
}

/** Everything that Lulu knows. */
export interface LuluWorld {
  readonly jobs: LuluJob[];
  readonly validations: Map<string, { status: string; pageCount: number | null }>;
  readonly webhooks: LuluWebhook[];
  /** Addresses of files that were fetched. */
  readonly fetched: string[];
  currency: string;
  /** Added to the width of every cover. */
  widerByMm: number;
}

export class LuluError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(`Lulu answers ${status}`);
    this.status = status;
    this.body = body;
  }
}
