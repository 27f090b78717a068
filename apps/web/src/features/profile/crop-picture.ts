export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sidePx = 800;

/** The chosen square of a picture as a data URL, small enough to travel quickly. */
export async function cropPicture(file: Blob, area: CropArea): Promise<string> {
  // Upright as the camera meant it, the same way the person saw it while choosing.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const side = Math.min(sidePx, Math.round(area.width));
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d")?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  picture.close();
  return dataUrlOf(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 }));
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new Error("The picture could not be read")));
    reader.readAsDataURL(blob);
  });
}
