import { useState } from "react";

import { LifeTopicsSheet } from "#features/profile/life-topics-sheet.tsx";

let openings = 0;

/** Each one is opened once. */
export function newTopicsSheet() {
  openings += 1;
  return <TopicsSheetAbove key={openings} />;
}

function TopicsSheetAbove() {
  const [isOpen, setIsOpen] = useState(true);
  return <LifeTopicsSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}
