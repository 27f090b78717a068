const fragmentPattern = /^#code=([\w-]{32,64}|\d{6})$/;

export function hasMailedSecret(): boolean {
  return fragmentPattern.test(location.hash);
}

/** Removes the secret of a mailed link from the address, so that neither Back nor a copied link contains it. */
export function takeMailedSecret(): string | undefined {
  const secret = fragmentPattern.exec(location.hash)?.[1];
  if (secret !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return secret;
}
