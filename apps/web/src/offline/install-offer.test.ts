import { beforeEach, expect, test } from "vitest";

import {
  countSavedMemory,
  install,
  installWay,
  onInstallOffer,
  refuseInstall,
  watchInstallOffer,
} from "./install-offer.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("nobody is asked on a first visit, and somebody who comes back is", () => {
  const end = watchInstallOffer();
  offerInstall();
  expect(installWay()).toBe("none");
  end();

  sessionStorage.clear();
  watchInstallOffer()();

  expect(installWay()).toBe("button");
});

test("three saved memories are reason enough, and whoever is listening hears of it", () => {
  const end = watchInstallOffer();
  offerInstall();
  let heard = 0;
  const stop = onInstallOffer(() => {
    heard += 1;
  });
  countSavedMemory();
  countSavedMemory();
  expect(installWay()).toBe("none");
  countSavedMemory();

  expect(installWay()).toBe("button");
  expect(heard).toBe(3);
  stop();
  end();
});

test("once answered, it is never asked again", () => {
  const end = watchInstallOffer();
  for (const answer of [install, refuseInstall]) {
    localStorage.clear();
    for (const _ of [1, 2, 3]) countSavedMemory();
    offerInstall();
    answer();
    offerInstall();

    expect(installWay()).toBe("none");
  }
  end();
});

function offerInstall(): void {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => undefined,
  });
  window.dispatchEvent(event);
}
