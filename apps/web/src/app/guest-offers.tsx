import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";

import { OfferTray } from "#features/guests/offer-tray.tsx";
import { MediaPreview } from "#features/media/media-preview.tsx";
import { RichTextView } from "#features/memories/rich-text-view.tsx";

/** What guests have offered, with the pictures and the text of each. */
export function GuestOffers() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <OfferTray
      goToMemory={({ id, title }) =>
        void navigate({ to: paths.viewMemory, params: { memoryId: id, memoryName: memoryName(title) } })
      }
      renderMemory={({ media, memoryDescription, memoryTitle: title }, byline, heading) => {
        const words = (
          <>
            {heading}
            <div className="max-w-reading text-lg">
              <RichTextView html={memoryDescription} />
            </div>
          </>
        );
        if (media.length === 0) return words;
        return (
          <MediaPreview
            media={media}
            byline={byline}
            wallLabel={t`Photos, videos and recordings for “${title}”`}
            addLink={null}
            onLost={() => void client.invalidateQueries({ queryKey: ["offers"] })}
          >
            {words}
          </MediaPreview>
        );
      }}
    />
  );
}
