/** Hands a file to the person, under a name of theirs. */
function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function saveSvg(svg: string, name: string): void {
  save(new Blob([svg], { type: "image/svg+xml" }), `${name}.svg`);
}

export async function savePng(svg: string, name: string, width: number): Promise<void> {
  const picture = await loadPicture(svg);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * picture.height) / picture.width);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("This browser has no room for the picture");
  save(blob, `${name}.png`);
}

export async function loadPicture(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
