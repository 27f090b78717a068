import { z } from "zod";

import { endpoint } from "./endpoint.ts";

export const maxImageBytes = 25 * 1024 * 1024;
/** Base64 takes four letters for three bytes, and the body has a little more around it. */
const maxImageBodyBytes = Math.ceil((maxImageBytes * 4) / 3) + 64 * 1024;

/** Pictures that can be shown everywhere, by the name their bytes go by. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type ImageType = (typeof imageTypes)[number];

export const mediaApi = {
  uploadImage: endpoint({
    method: "POST",
    path: "/auth/upload-image",
    access: "member",
    summary: "Keep a picture, sent as a data URL",
    body: z.object({ imageBase64: z.string("Please choose a picture").min(1, "Please choose a picture") }),
    response: z.object({
      status: z.literal(200),
      message: z.string(),
      /** Where it can be seen for the next minutes. */
      Location: z.string(),
      /** What it is called from now on. */
      Key: z.string(),
    }),
    perMinute: 60,
    maxBodyBytes: maxImageBodyBytes,
  }),
} as const;
