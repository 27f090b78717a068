import { z } from "zod";

/** Reads fields of other programs leniently: a field of the wrong type counts as missing. */
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
