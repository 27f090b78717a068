import {
  ButtonsSpecimen,
  ChoicesSpecimen,
  CodeSpecimen,
  ComboboxSpecimen,
  DatesSpecimen,
  FieldsSpecimen,
} from "#features/gallery/control-specimens.tsx";
import {
  MediaSpecimen,
  MotifsSpecimen,
  TokensSpecimen,
  WaitingSpecimen,
} from "#features/gallery/display-specimens.tsx";
import { OverlaysSpecimen } from "#features/gallery/overlays-specimen.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** For developers, not for members, and so in English only. */
export function DevUiPage() {
  return (
    <>
      <PageHeading title="Parts">
        <p>Every part in every state, by day and by night. Outside production only.</p>
      </PageHeading>
      <OverlaysSpecimen />
      <TokensSpecimen />
      <MotifsSpecimen />
      <ButtonsSpecimen />
      <FieldsSpecimen />
      <ChoicesSpecimen />
      <CodeSpecimen />
      <DatesSpecimen />
      <ComboboxSpecimen />
      <WaitingSpecimen />
      <MediaSpecimen />
    </>
  );
}
