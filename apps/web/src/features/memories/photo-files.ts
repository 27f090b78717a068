export const photoTypes = ["image/png", "image/jpeg", "image/webp"];
export const maxPhotos = 40;
const maxBytes = 25 * 1024 * 1024;

export type Refusal = "wrong-type" | "too-large" | "too-many";

export function refusalOf({ type, size }: File): Refusal | undefined {
  if (!photoTypes.includes(type)) return "wrong-type";
  return size > maxBytes ? "too-large" : undefined;
}

export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("This file cannot be read")));
    reader.readAsDataURL(file);
  });
}
