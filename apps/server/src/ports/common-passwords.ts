export interface CommonPasswords {
  /** Whether strangers would try this one early. Capitals make no difference. */
  isCommon(password: string): Promise<boolean>;
}
