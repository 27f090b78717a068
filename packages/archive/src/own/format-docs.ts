import { z } from "zod";

import { memoryPartSchema } from "./memory-schema.ts";
import { archiveSchema, formatVersion } from "./schema.ts";

/** The two kinds of JSON in an archive, for programs that read it without us. */
export function archiveJsonSchema(): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Down Memory Lane archive, format ${formatVersion}`,
    description:
      "archive.json is an instance of #/$defs/archive, and every file that its years name is one of #/$defs/memories.",
    $defs: { archive: plain(archiveSchema), memories: plain(memoryPartSchema) },
  };
}

function plain(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "output", override: withoutPatternOfFormat });
  return rest;
}

/** What a format says already, only longer. */
function withoutPatternOfFormat({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}
