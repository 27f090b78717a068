import { useState } from "react";

// Says nothing of anybody's life: whoever looks through this browser should learn nothing from it.
const storageKey = "lifelineLayers";

const choiceNames = ["lightOnly", "journey", "favourites", "world"] as const;
export type ChoiceName = (typeof choiceNames)[number];
export type Choices = Readonly<Record<ChoiceName, boolean>>;

/** What is shown, remembered on this device. */
export function useChoices() {
  const [chosen, setChosen] = useState(read);
  const choices: Choices = {
    lightOnly: chosen.has("lightOnly"),
    journey: chosen.has("journey"),
    favourites: chosen.has("favourites"),
    world: chosen.has("world"),
  };
  function choose(name: ChoiceName, isChosen: boolean) {
    const next = new Set([...chosen].filter((one) => one !== name));
    if (isChosen) next.add(name);
    localStorage.setItem(storageKey, [...next].join(" "));
    setChosen(next);
  }
  return { choices, choose };
}

function read(): ReadonlySet<string> {
  return new Set((localStorage.getItem(storageKey) ?? "").split(" "));
}
