import { z } from "zod";

/** How every answer outside the auth calls says that it went well. */
export const outcome = { statusCode: z.literal(200), statusMessage: z.string() };
