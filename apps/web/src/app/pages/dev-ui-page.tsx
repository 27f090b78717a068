import { ChoicesSpecimen } from "#features/gallery/choices-specimen.tsx";
import { CodeSpecimen } from "#features/gallery/code-specimen.tsx";
import { ComboboxSpecimen } from "#features/gallery/combobox-specimen.tsx";
import { ButtonsSpecimen } from "#features/gallery/control-specimens.tsx";
import { DatesSpecimen } from "#features/gallery/dates-specimen.tsx";
import { TokensSpecimen } from "#features/gallery/display-specimens.tsx";
import { FieldsSpecimen } from "#features/gallery/fields-specimen.tsx";
import { MediaSpecimen } from "#features/gallery/media-specimen.tsx";
import { MotifsSpecimen } from "#features/gallery/motifs-specimen.tsx";
import { OverlaysSpecimen } from "#features/gallery/overlays-specimen.tsx";
import { WaitingSpecimen } from "#features/gallery/waiting-specimen.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** For us, not for members, and so in English only. */
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
