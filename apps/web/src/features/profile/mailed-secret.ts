const fragmentPattern = /^#code=([\w-]{32,64}|\d{6})$/;

/** Takes the secret of a mailed link out of the address, so that neither Back nor a bookmark keeps it. */
export function takeMailedSecret(): string | undefined {
  const secret = fragmentPattern.exec(location.hash)?.[1];
  if (secret !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return secret;
}
