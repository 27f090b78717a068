import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { archiveJsonSchema } from "@lane/archive/own/format-docs.ts";

export const schemaFile = join(import.meta.dirname, "../docs/archive-format.schema.json");

export function schemaText(): string {
  return `${JSON.stringify(archiveJsonSchema(), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(schemaFile, schemaText());
