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

/** Patterns that only repeat a JSON Schema format. */
function withoutPatternOfFormat({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** For a person who finds the folder and knows nothing of the product. Plain text, because it can be read the longest. */
export const readMe = `Down Memory Lane: everything that was kept here

index.html       Open this first, in any browser. It needs no connection.
media/           Every picture, film and recording as it was brought, by year and month.
memories/        The memories themselves, a file for each year (JSON, UTF-8).
archive.json     The person, years, favourites, settings, and what could not be put in.
schema.json      What each field of the JSON means (JSON Schema).
data/            The same memories once more, as index.html needs them.

To bring it all back: "Bring your memories here" in Down Memory Lane, and choose this zip as it is.
`;
