/**
 * Runs `work` in one transaction: every repository called inside joins it, and nothing is kept when it throws.
 * Inside another transaction it becomes a savepoint. Keep slow work (mail, files, hashing) outside.
 */
export type Transact = <T>(work: () => Promise<T>) => Promise<T>;
