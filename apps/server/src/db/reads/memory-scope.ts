import type { TimelineKind } from "@lane/domain/roles.ts";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";

import type { Db } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

import { isFirstTelling } from "./memories.ts";

/** The memories of a timeline whose members may see all of them. */
export interface MemoryScope {
  readonly timelineId: string;
  readonly kind: TimelineKind;
  readonly isArchived: boolean;
}

/** A scope as a query is prepared for. */
export interface PlainScope {
  readonly timelineId: string;
  readonly isPersonal: boolean;
  readonly isArchived: boolean;
}

export function plain({ timelineId, kind, isArchived }: MemoryScope): PlainScope {
  return { timelineId, isPersonal: kind === "personal", isArchived };
}

export function selectScope(db: Db, scope: PlainScope) {
  return db.selectFrom("memories").where((where) => isInScope(where, scope));
}

/** In a vault, what several members tell of one event is listed once; the archive lists everything. */
export function selectEvents(db: Db, scope: PlainScope, isOnlyLight: boolean) {
  const all = selectScope(db, scope);
  const isEach = scope.isPersonal || scope.isArchived;
  return isEach ? all : all.where((where) => isFirstTelling(where, isOnlyLight));
}

function isInScope(
  where: ExpressionBuilder<Schema, "memories">,
  { timelineId, isArchived }: PlainScope,
): Expression<SqlBool> {
  return where.and([
    where("memories.timeline_id", "=", timelineId),
    where("memories.is_archived", "=", isArchived ? 1 : 0),
  ]);
}
