import type { Memory } from "@lane/contract/memories.ts";
import type { ReactNode } from "react";

import { useMediaQuery } from "#lib/use-media-query.ts";

import { OtherTellings } from "./other-tellings.tsx";
import { useTellerName } from "./teller-names.ts";
import { TellerTabs, useTabIds } from "./teller-tabs.tsx";
import { TellingHeading } from "./telling-heading.tsx";

interface TellingsProps {
  /** The oldest first. */
  readonly tellings: readonly Memory[];
  readonly shownId: string;
  readonly onShow: (id: string) => void;
  readonly render: (telling: Memory, heading: ReactNode) => ReactNode;
}

/** Several tellings of one event: side by side, or where there is no room for that one at a time. */
export function Tellings(props: TellingsProps) {
  const isWide = useMediaQuery("(min-width: 64rem)");
  return isWide ? <SideBySide {...props} /> : <OneAtATime {...props} />;
}

function SideBySide({ tellings, render }: TellingsProps) {
  const nameOf = useTellerName(tellings);
  return (
    <div className="mt-6 grid grid-cols-2 items-start gap-x-12 gap-y-14 2xl:grid-cols-3">
      {tellings.map((telling, at) => (
        <div key={telling._id} className="min-w-0 border-t-2 border-rule pt-5">
          {render(telling, <TellingHeading telling={telling} name={nameOf(telling.author)} isFirst={at === 0} />)}
        </div>
      ))}
    </div>
  );
}

function OneAtATime({ tellings, shownId, onShow, render }: TellingsProps) {
  const nameOf = useTellerName(tellings);
  const ids = useTabIds();
  const at = Math.max(
    0,
    tellings.findIndex(({ _id }) => _id === shownId),
  );
  const shown = tellings[at];
  if (!shown) return null;
  return (
    <>
      <TellerTabs ids={ids} tellings={tellings} shownId={shown._id} nameOf={nameOf} onShow={onShow} />
      <div id={ids.panel} role="tabpanel" aria-labelledby={ids.tab(shown._id)} className="mt-5">
        <div key={shown._id} className="animate-appear">
          {render(shown, <TellingHeading telling={shown} name={nameOf(shown.author)} isFirst={at === 0} />)}
        </div>
      </div>
      <OtherTellings
        tellings={tellings}
        shownId={shown._id}
        nameOf={nameOf}
        onShow={(id) => {
          onShow(id);
          ids.focusTab(id);
        }}
      />
    </>
  );
}
