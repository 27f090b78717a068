import { z } from "zod";

/** What other programs write is taken as far as it makes sense: a field of another kind is as good as none. */
export const words = z.string().optional().catch(undefined);
export const number = z.number().optional().catch(undefined);
export const flag = z.boolean().optional().catch(undefined);

export function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((found) =>
      found.flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );
}
