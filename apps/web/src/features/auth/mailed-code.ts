const pattern = /^#code=([\w%-]{32,200})$/;

export function hasMailedCode(): boolean {
  return pattern.test(window.location.hash);
}

/** The secret of a mailed link, taken out of the address so that neither history nor a copied link keeps it. */
export function takeMailedCode(): string | undefined {
  const found = pattern.exec(window.location.hash)?.[1];
  if (found === undefined) return undefined;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return decoded(found);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
