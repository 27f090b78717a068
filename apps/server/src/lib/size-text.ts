/** For sentences about limits; rounded down, so that a file of the stated size fits. */
export function sizeText(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${Math.floor(gigabytes * 10) / 10} GB` : `${Math.floor(bytes / 1024 ** 2)} MB`;
}
