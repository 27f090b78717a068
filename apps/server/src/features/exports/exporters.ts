import type { Maker, MadeOutput, MakingContext } from "#ports/exporter.ts";

export interface Makers {
  /** Throws for options the kind does not take. */
  parse(kind: string, options: unknown): unknown;
  timeoutMsOf(kind: string): number;
  make(work: MakingWork, context: MakingContext): Promise<readonly MadeOutput[]>;
}

export interface MakingWork {
  readonly kind: string;
  readonly accountId: string;
  /** As they were stored. */
  readonly options: unknown;
}

/** A maker whose options nobody outside it needs to know. */
export interface ClosedMaker {
  readonly kind: string;
  readonly timeoutMs: number;
  parse(options: unknown): unknown;
  make(accountId: string, options: unknown, context: MakingContext): Promise<readonly MadeOutput[]>;
}

export function closed<O>(maker: Maker<O>): ClosedMaker {
  const { kind, timeoutMs } = maker;
  return {
    kind,
    timeoutMs,
    parse: (options) => maker.options.parse(options),
    make: (accountId, options, context) => maker.make(accountId, maker.options.parse(options), context),
  };
}

export function createMakers(list: readonly ClosedMaker[]): Makers {
  const byKind = new Map(list.map((maker) => [maker.kind, maker]));

  function of(kind: string): ClosedMaker {
    const maker = byKind.get(kind);
    if (!maker) throw new Error(`Nobody here makes a ${kind}`);
    return maker;
  }

  return {
    parse: (kind, options) => of(kind).parse(options),
    timeoutMsOf: (kind) => of(kind).timeoutMs,
    make: ({ kind, accountId, options }, context) => of(kind).make(accountId, options, context),
  };
}
