import { Trans } from "@lingui/react/macro";

export function LandingPage() {
  return (
    <>
      <p className="text-ink-soft">
        <Trans>From your birth year till today</Trans>
      </p>
      <h1 className="text-5xl">
        <Trans>Walk through your memory timeline</Trans>
      </h1>
    </>
  );
}
