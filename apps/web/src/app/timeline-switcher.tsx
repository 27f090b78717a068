import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { useJoinedTimelines } from "#api/joined-timelines.ts";

import { LazyPart } from "./lazy-part.tsx";
import { QueryScope } from "./query-layout.tsx";

const loadMenu = async () => (await import("./timeline-menu.tsx")).TimelineMenu;

/** Present in a browser whose member belonged to several timelines when it was last asked. */
const signName = "hasTimelines";

/** Leads to the other timelines of a member who has some, or who is invited to one; nothing for all others. */
export function TimelineSwitcher() {
  return (
    <QueryScope>
      <Switcher />
    </QueryScope>
  );
}

function Switcher() {
  const { data } = useJoinedTimelines(useIsWanted());
  const hasChoice = data && data.timelines.length + data.invitations.length > 1;
  useEffect(() => {
    if (hasChoice) localStorage.setItem(signName, "1");
    else if (hasChoice === false) localStorage.removeItem(signName);
  }, [hasChoice]);
  return hasChoice ? <LazyPart load={loadMenu} /> : null;
}

/** Most members have one timeline: without the sign, the first page asks for nothing, and the second one once. */
function useIsWanted(): boolean {
  const router = useRouter();
  const [isWanted, setIsWanted] = useState(
    () => localStorage.getItem(signName) !== null || (router.state.location.state.__TSR_index ?? 0) > 0,
  );
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setIsWanted(true);
      }),
    [router],
  );
  return isWanted;
}
