import { Plural, Trans } from "@lingui/react/macro";

interface CopyCountProps {
  readonly copies: number;
  /** Left out where it is one. */
  readonly addresses?: number;
}

/** "5 copies to 3 addresses" */
export function CopyCount({ copies, addresses = 1 }: CopyCountProps) {
  return (
    <p className="font-semibold">
      {addresses === 1 ? (
        <Plural value={copies} one="# copy" other="# copies" />
      ) : (
        <Trans>
          <Plural value={copies} one="# copy" other="# copies" /> to {addresses} addresses
        </Trans>
      )}
    </p>
  );
}
