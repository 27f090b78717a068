export interface CommonPasswords {
  /** Whether the password is among those that attackers try early. Case is ignored. */
  isCommon(password: string): Promise<boolean>;
}
