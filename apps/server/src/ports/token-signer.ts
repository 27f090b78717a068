export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface TokenSigner {
  sign(claims: AccessClaims, expiresAt: number): Promise<string>;
  /** Undefined for anything but a valid token of ours. */
  read(token: string): Promise<AccessClaims | undefined>;
}
