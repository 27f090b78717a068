/** Everything of one account, everything in a vault that it belongs to, or what it wrote in one that it left. */
export interface WhichArchive {
  readonly accountId: string;
  readonly vaultId?: string | undefined;
  readonly formerVaultId?: string | undefined;
}
