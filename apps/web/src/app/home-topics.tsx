import { TopicsInvitation } from "#features/profile/topics-invitation.tsx";

import { showSheet } from "./sheets-above.tsx";

export function HomeTopics() {
  return <TopicsInvitation onChoose={chooseTopics} />;
}

function chooseTopics(): void {
  void showSheet(async () => (await import("./topics-sheet-above.tsx")).newTopicsSheet());
}
