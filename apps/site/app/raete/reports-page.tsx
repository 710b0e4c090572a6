import { Choice } from '../room/choice.tsx'
import { GremiumChoice, JahrChoice } from './choices.tsx'
import { CouncilPage } from './council-page.tsx'
import type { ReportsData } from './load-reports.ts'
import { MeetingList } from './meeting-list.tsx'
import { ReportList } from './report-list.tsx'

/** Reports and, beside them, minutes; in both the newest comes first. */
export function ReportsPage({ session, chosen, berichte, niederschriften }: ReportsData) {
  const { gremium, gremien, jahr, jahre } = chosen
  const when = gremium || jahr ? 'Hierzu' : 'Zurzeit'
  return (
    <CouncilPage session={session} title="Berichte" heading="Berichte und Niederschriften">
      <Choice label="Berichte und Niederschriften auswählen">
        <GremiumChoice gremium={gremium} gremien={gremien} />
        <JahrChoice jahr={jahr} jahre={jahre} />
      </Choice>
      <div className="rat-spalten">
        <section aria-labelledby="berichte" className="rat-teil">
          <h2 id="berichte">Berichte der Verwaltung</h2>
          {berichte.length > 0 ? (
            <ReportList reports={berichte} heading="h3" />
          ) : (
            <p>{when} gibt es keine Berichte.</p>
          )}
        </section>
        <section aria-labelledby="niederschriften" className="rat-teil">
          <h2 id="niederschriften">Niederschriften</h2>
          {niederschriften.length > 0 ? (
            <MeetingList meetings={niederschriften} heading="h3" />
          ) : (
            <p>{when} gibt es keine Niederschriften.</p>
          )}
        </section>
      </div>
    </CouncilPage>
  )
}
