import { expect, test, vi } from "vitest";

test("code for later waits until nothing is busy and the pictures in sight have come", async () => {
  const { firstViewShown } = await import("./first-view.ts");
  const [skeleton, picture] = [document.createElement("div"), document.createElement("img")];
  skeleton.ariaBusy = "true";
  picture.loading = "eager";
  picture.src = "/api/a-picture-that-is-slow";
  const complete = vi.spyOn(picture, "complete", "get").mockReturnValue(false);
  document.body.append(skeleton, picture);
  const shown = vi.fn<() => void>();

  void firstViewShown().then(shown);
  const looked = vi.spyOn(document, "querySelector");
  await vi.waitFor(() => expect(looked).toHaveBeenCalled());
  skeleton.remove();
  await vi.waitFor(() => expect(complete).toHaveBeenCalled());
  expect(shown).not.toHaveBeenCalled();
  complete.mockReturnValue(true);

  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
});
