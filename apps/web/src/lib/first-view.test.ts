import { expect, test, vi } from "vitest";

test("code for later waits until nothing is busy and the pictures in sight are painted", async () => {
  const { firstViewShown } = await import("./first-view.ts");
  const [skeleton, picture] = [document.createElement("div"), document.createElement("img")];
  skeleton.ariaBusy = "true";
  picture.loading = "eager";
  picture.setAttribute("elementtiming", "first view");
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
  complete.mockRestore();
  picture.src = drawn();

  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce(), { timeout: 5000 });
});

function drawn(): string {
  const canvas = document.createElement("canvas");
  canvas.getContext("2d")?.fillRect(0, 0, 200, 100);
  return canvas.toDataURL();
}
