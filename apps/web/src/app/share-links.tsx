import { paths } from "@lane/contract/page-paths.ts";
import { Link } from "@tanstack/react-router";

import type { ShareLinks } from "#features/shared-memories/share-links.ts";

import { toMonth } from "./month-search.ts";

export const shareLinks: ShareLinks = {
  ShareLink: ({ shareId, memoryId, ...link }) => (
    <Link
      to={paths.sharedMemory}
      params={{ shareId }}
      {...(memoryId === undefined ? {} : { hash: memoryId })}
      // The page finds the memory itself, once the server has answered.
      hashScrollIntoView={false}
      {...link}
    />
  ),
  ShareWalkLink: ({ shareId, ...link }) => <Link to={paths.walk} search={{ share: shareId }} {...link} />,
  MonthLink: ({ year, month, ...link }) => <Link {...toMonth({ year, month })} {...link} />,
  SharesLink: (link) => <Link to={paths.sharedMemories} activeOptions={{ exact: true }} {...link} />,
};
