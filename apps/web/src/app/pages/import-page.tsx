import { paths } from "@lane/contract/page-paths.ts";
import { Link, useNavigate, useParams } from "@tanstack/react-router";

import { DatesScreen } from "#features/imports/dates-screen.tsx";
import type { ImportLinks } from "#features/imports/import-links.ts";
import { ImportScreen } from "#features/imports/import-screen.tsx";
import { OneImportScreen } from "#features/imports/one-import-screen.tsx";
import { useTimeline } from "#features/timeline/timeline.queries.ts";

const links: ImportLinks = {
  ImportLink: ({ importId, ...link }) => <Link to={paths.importOne} params={{ importId }} {...link} />,
  ImportsLink: (link) => <Link to={paths.import} {...link} />,
  DatesLink: (link) => <Link to={paths.importDates} {...link} />,
  YearLink: ({ year, ...link }) => <Link to={paths.timeline} search={{ year }} {...link} />,
  TimelineLink: (link) => <Link to={paths.timeline} {...link} />,
};

export function ImportPage() {
  const navigate = useNavigate();
  return (
    <ImportScreen links={links} onBegun={(importId) => void navigate({ to: paths.importOne, params: { importId } })} />
  );
}

export function OneImportPage() {
  const { importId } = useParams({ from: "/member/import/$importId" });
  const navigate = useNavigate();
  return (
    <OneImportScreen
      key={importId}
      importId={importId}
      links={links}
      onForgotten={() => void navigate({ to: paths.import })}
    />
  );
}

export function ImportDatesPage() {
  const { data } = useTimeline();
  const years = data?.years.filter(({ lock }) => !lock).map(({ year }) => year) ?? [];
  return <DatesScreen links={links} years={years} />;
}
