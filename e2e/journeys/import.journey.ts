import { buildZip } from "@lane/archive/testing/build-zip.ts";
import { appleJournalZip, dayOneZip, journeyZip, takeoutFile } from "@lane/archive/testing/journals.ts";
import { ownMedia, ownMemory, ownZip } from "@lane/archive/testing/own-zip.ts";
import { jpeg } from "@lane/archive/testing/pictures.ts";
import { isLongTest } from "@lane/domain/testing/test-size.ts";
import type { Page } from "@playwright/test";

import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { createTimelineMember } from "../timeline.ts";

const patience = { timeout: 30_000 };

interface Imported {
  readonly format: string;
  readonly zips: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[];
  readonly title: string;
}

function zip(name: string, buffer: Buffer) {
  return { name, mimeType: "application/zip", buffer };
}

function photoFile(name: string, buffer: Buffer) {
  return { name, mimeType: "image/jpeg", buffer };
}

const summer = Date.UTC(2004, 6, 4, 10) / 1000;
const pictureOf = (what: string) => jpeg("2004:07:04 10:00:00", what);
const picture = pictureOf("a lake");
const orchard = pictureOf("an orchard");

const journals: readonly Imported[] = [
  {
    format: "Day One",
    zips: [
      zip(
        "Journal.zip",
        dayOneZip([
          {
            uuid: "A1",
            creationDate: "2004-07-04T10:00:00Z",
            timeZone: "Europe/Paris",
            text: "# The lake\n\nWe **swam**. ![](dayone-moment://P1)",
            attachments: [{ bytes: picture, kind: "photos", ending: "jpeg", identifier: "P1" }],
          },
        ]),
      ),
    ],
    title: "The lake",
  },
  {
    format: "Journey",
    zips: [zip("journey.zip", journeyZip([{ id: "1088935200000-3fd1aa", date: summer * 1000, text: "The harbour" }]))],
    title: "The harbour",
  },
  {
    format: "Google Photos",
    zips: [
      zip("takeout-001.zip", buildZip([takeoutFile("Photos from 2004/IMG_1.jpg", pictureOf("an island"))])),
      zip(
        "takeout-002.zip",
        buildZip([takeoutFile("Photos from 2004/IMG_1.jpg.json", { taken: summer, description: "The island" })]),
      ),
    ],
    title: "4 July 2004",
  },
  {
    format: "Apple Journal",
    zips: [
      zip(
        "AppleJournalEntries.zip",
        appleJournalZip([
          { file: "2004-07-04", header: "Sunday, July 4, 2004", title: "The meadow", paragraphs: ["We lay there."] },
        ]),
      ),
    ],
    title: "The meadow",
  },
  {
    format: "Down Memory Lane",
    zips: [
      zip(
        "lane.zip",
        ownZip(
          [
            ownMemory("m1", {
              title: "The orchard",
              date: { year: 2004, month: 7, day: 4, isCirca: false },
              mark: "Flower",
              media: [ownMedia("media/2004/07-1.jpg", orchard, "orchard.jpg")],
            }),
          ],
          { "media/2004/07-1.jpg": orchard },
        ),
      ),
    ],
    title: "The orchard",
  },
];
/** Every format has its tests in the archive package and on the server; the way through the screens is the same. */
const brought = isLongTest
  ? journals
  : journals.filter(({ format }) => ["Day One", "Down Memory Lane"].includes(format));

test("journals of other apps and our own zip come in and stand in their month", async ({ page, product }) => {
  test.slow();
  await signIn(page, await createTimelineMember(product, []));
  for (const { format, zips } of brought) {
    await choose(page, format, "Zip files to import", zips);
    await page.getByRole("button", { name: "Import 1 memory" }).click(patience);
    await expect(page.getByRole("heading", { name: "One memory imported" })).toBeVisible(patience);
  }

  await page.getByRole("link", { name: "2004", exact: true }).click();
  await page.getByRole("link", { name: /July/ }).first().click();

  for (const { title } of brought) {
    await expect(page.getByRole("link", { name: new RegExp(title) }).first()).toBeVisible();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("photos find their month, what has no date gets one, and all of it can be taken out again", async ({
    page,
    product,
  }) => {
    test.slow();
    await signIn(page, await createTimelineMember(product, []));
    await choose(page, "Photos and folders", "Photos to import", [
      { name: "dated.jpg", mimeType: "image/jpeg", buffer: picture },
      { name: "IMG_2001.jpg", mimeType: "image/jpeg", buffer: jpeg(null, "undated") },
      { name: "lies.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html></html>".repeat(20)) },
    ]);
    await expect(page.getByRole("heading", { name: "One memory to import" })).toBeVisible(patience);
    await expect(page.getByText("2 have no date. You can add their years later.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Import 1 and 2 without a date" }).tap();
    await expect(page.getByRole("heading", { name: "One memory imported" })).toBeVisible(patience);
    await page.getByText("One item isn't imported").tap();
    await expect(page.getByText("It isn't the photo, video or recording its name says.")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Add a date to the one without" }).tap();
    await page.getByRole("button", { name: "2001" }).tap();
    await expectAccessibleInLongRuns(page);
    await page.getByRole("button", { name: "Add to 2001" }).tap();
    await expect(page.getByRole("heading", { name: "Every memory has a year" })).toBeVisible();
    await page.goto("/import");
    await page.getByRole("link", { name: /Photos and folders/ }).tap();
    await page.getByRole("button", { name: "Undo this import" }).tap();
    await page.getByRole("button", { name: "Undo", exact: true }).tap();

    await expect(page.getByRole("heading", { name: "Nothing from this import is here" })).toBeVisible(patience);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test("a photo that came without words gets a title and a flower, and nobody has to write @long", async ({
  page,
  product,
}) => {
  await signIn(page, await createTimelineMember(product, []));
  await choose(page, "Photos and folders", "Photos to import", [
    { name: "pier.jpg", mimeType: "image/jpeg", buffer: pictureOf("a pier") },
  ]);
  await page.getByRole("button", { name: "Import 1 memory" }).click(patience);
  await expect(page.getByRole("heading", { name: "One memory imported" })).toBeVisible(patience);
  await page.getByRole("link", { name: "2004", exact: true }).click();
  await page.getByRole("link", { name: /July/ }).first().click();
  await page.getByRole("link", { name: "View Memory 4 July 2004" }).click();
  await page.getByRole("link", { name: "Edit memory" }).click();

  await page.getByLabel("Title").fill("The pier");
  await page.getByRole("button", { name: /^Flower/ }).click();
  await page.getByRole("button", { name: "Update memory" }).click();

  await expect(page.getByText("Memory updated successfully")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Memory The pier" })).toBeVisible();
});

test("what was chosen is still chosen after another look and another day, and empty files are named @long", async ({
  page,
  product,
}) => {
  await signIn(page, await createTimelineMember(product, []));
  await choose(page, "Photos and folders", "Photos to import", [photoFile("empty.jpg", Buffer.alloc(0))]);
  await expect(page.getByText("empty.jpg is empty")).toBeVisible();

  await choose(page, "Photos and folders", "Photos to import", [
    photoFile("lake.jpg", picture),
    photoFile("door.jpg", jpeg("2001:07:04 10:00:00", "a door")),
    photoFile("empty.jpg", Buffer.alloc(0)),
  ]);
  await expect(page.getByRole("heading", { name: "2 memories to import" })).toBeVisible(patience);
  await page.getByRole("checkbox", { name: /^2001/ }).uncheck();
  await page.getByRole("radio", { name: "Flowers" }).check();
  await page.getByText("One memory per photo").click();
  await expect(page.getByRole("radio", { name: "One memory per photo" })).toBeChecked(patience);

  await expect(page.getByRole("checkbox", { name: /^2001/ })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Flowers" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^2001/ })).not.toBeChecked();
  await page.getByText("One item isn't imported").click();
  await expect(page.getByText("empty.jpg", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 1 memory" })).toBeVisible();
});

test("what cannot be read says why, and can be let go of @long", async ({ page, product }) => {
  await signIn(page, await createTimelineMember(product, []));
  await choose(page, "Day One", "Zip files to import", [zip("broken.zip", Buffer.from("this is no zip at all"))]);

  await expect(page.getByRole("heading", { name: "We couldn't read this" })).toBeVisible(patience);
  await page.getByText("One item isn't imported").click();
  await expect(page.getByText("broken.zip").first()).toBeVisible();
  await page.getByRole("button", { name: "Don't import" }).click();
  await expect(page).toHaveURL(/\/import$/);
  await expectAccessible(page);
});

async function choose(page: Page, format: string, label: string, files: Imported["zips"]): Promise<void> {
  await page.goto("/import");
  await page.getByRole("radio", { name: new RegExp(`^${format}`) }).check();
  await page.getByLabel(label).setInputFiles(files.map((file) => ({ ...file })));
}
