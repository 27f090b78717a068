import { transcriptsApi } from "@lane/contract/transcripts.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { TranscriptSettingsService } from "./transcript-settings.service.ts";
import type { TranscriptsService } from "./transcripts.service.ts";

interface TranscriptServices {
  readonly transcripts: TranscriptsService;
  readonly settings: TranscriptSettingsService;
}

export function mountTranscripts(router: Router, { transcripts, settings }: TranscriptServices): void {
  router.mount(transcriptsApi.list, async ({ viewer, query }) =>
    done("Transcripts found", { transcripts: await transcripts.list(viewer, query.fileIds) }),
  );
  router.mount(transcriptsApi.make, async ({ viewer, body }) =>
    done("Transcript requested", { transcript: await transcripts.make(viewer, body.fileId) }),
  );
  router.mount(transcriptsApi.change, async ({ viewer, body }) =>
    done("Transcript saved", { transcript: await transcripts.change(viewer, body.fileId, body.text) }),
  );
  router.mount(transcriptsApi.remove, async ({ viewer, body }) => {
    await transcripts.remove(viewer, body.fileId);
    return done("Transcript deleted", {});
  });
  router.mount(transcriptsApi.settings, async ({ viewer }) =>
    done("Settings found", { settings: await settings.read(viewer) }),
  );
  router.mount(transcriptsApi.choose, async ({ viewer, body }) =>
    done("Settings changed", { settings: await settings.choose(viewer, body) }),
  );
}
