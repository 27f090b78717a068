import { findFfmpeg } from "#adapters/films/ffmpeg-run.ts";
import { versionOf } from "#adapters/films/ffmpeg-version.ts";

import { attention, broken, type Check, ok } from "./check.ts";

export const ffmpeg: Check = {
  name: "ffmpeg",
  async run({ config: { ffmpegFolders } }) {
    const tools = findFfmpeg(ffmpegFolders);
    if (!tools) {
      return attention(
        "ffmpeg or ffprobe is not found, so videos are played as they were uploaded, and recordings are not transcribed.",
        "Install ffmpeg, or set FFMPEG_PATH to the folder that has both.",
      );
    }
    try {
      const [ofFfmpeg, ofFfprobe] = await Promise.all([versionOf(tools.ffmpeg), versionOf(tools.ffprobe)]);
      return ok(`ffmpeg ${ofFfmpeg} and ffprobe ${ofFfprobe} run.`);
    } catch {
      return broken(
        `${tools.ffmpeg} or ${tools.ffprobe} is there and does not run, so no video can be prepared.`,
        "Install both for this system, and try: ffmpeg -version",
      );
    }
  },
};
