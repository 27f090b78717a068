import { shownWidths } from "@lane/domain/media-kinds.ts";
import { z } from "zod";

/** The first line of the child's output; the bytes of the variants follow, one after another. */
const headSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string().startsWith("data:image/webp;base64,").max(2000),
  variants: z
    .array(
      z.object({
        variant: z.enum(shownWidths),
        width: z.int().positive(),
        height: z.int().positive(),
        length: z.int().positive(),
      }),
    )
    .min(1),
});

export type ImageHead = z.infer<typeof headSchema>;

/** Undefined for a line that is no image head: a compromised child process may print anything. */
export function readHead(line: string): ImageHead | undefined {
  try {
    return headSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
